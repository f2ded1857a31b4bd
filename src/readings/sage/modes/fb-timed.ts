/** Line of an answer about a time of two people. */
import type { Locale } from '../../reader/locale.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import { formatPart } from '../outlook/parts.ts'
import { formatTimeWindow } from '../outlook/window.ts'
import { formatSageText, localizeSageText, pickByHash } from '../said.ts'
import { outlooks, timingTexts } from '../text/fields.ts'
import { topicTexts } from '../text/topics.ts'
import { TIME_TOPICS } from './fb-matter.ts'
import type { PairWindow } from './fb-when.ts'
import type { SingleChartTopic } from './topics.ts'
import { singleChartTopicOf, TOPIC_FACTS } from './topics.ts'

/** Composes the line of an answer about a time, evaluated for both charts. */
export function composePairTimedLine(
  { window }: PairWindow,
  { asking, span, topic: of }: ParsedQuestion,
  topic: SingleChartTopic,
  today: string,
  locale: Locale,
  key: string,
): string {
  const { advice, best, later } = window
  const slots = {
    span: formatTimeWindow(window, today, span, locale).when,
    best: formatPart(best, today, locale),
    later: formatPart(later, today, locale),
    thing: localizeSageText(topicTexts[topic].thing, locale),
  }
  const text =
    asking === 'when'
      ? pickByHash(timingTexts[advice], key)
      : asking === 'whether' || asking === 'either' || TIME_TOPICS.includes(singleChartTopicOf(of!))
        ? topicTexts[topic][advice]
        : outlooks[TOPIC_FACTS[topic].field][advice][0]!
  return formatSageText(text, locale, slots, best.kind === 'day')
}
