import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { formatBookText } from '../../../reader/format-book-text.ts'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { formatChartShare } from '../../../terms/share-text.ts'
import type { CardPictureContent } from './card-picture.ts'
import { dayMasterOf } from './day-master.ts'
import type { OpenedCard } from './opened-card.ts'

/** Returns what is shared of a card, without its owner's name: content of the picture, and a short text. */
export function useCardShareContent({ card, number, count }: OpenedCard): { content: CardPictureContent; text: string } {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { book, archive, level } = useOpenBook()
  const line = card.line ? formatBookText(card.line.text[locale], level).text : ''
  const facts = card.reasons.flatMap((id) => book.facts[id] ?? [])
  const reasons = facts.map(({ plain, share }) => ({ fact: plain[locale], share: formatChartShare(_, share) }))
  const title = `${formatOrdinal(locale, number)} ${card.title[locale]}`
  const content: CardPictureContent = {
    title,
    line,
    reasons,
    pillars: book.ganzhi.split(' '),
    element: dayMasterOf(book.ganzhi).element,
    risen: (100 * number) / count,
    seed: archive.archive_id,
    name: t({ message: '命书', context: 'product' }),
    note: t`仅供娱乐`,
    isUpright: writingSystems[locale].isVertical,
  }
  const reasonLines = reasons.map(({ fact, share }) => `${fact}${writingSystems[locale].listSeparator}${share}`)
  return { content, text: [title, line, ...reasonLines, t`命书，仅供娱乐`].join('\n') }
}
