/** Topics of questions that ask about one part of the chart and nothing else; that part decides the topic, whatever other words match. */
import type { NamedChartPart, Topic } from './understanding.ts'

interface Alone {
  /** Topic of the answer. */
  readonly topic: Topic
  /** Words that belong to this part and name no other topic. */
  readonly words: RegExp
}

/** Pillars of the chart: what one means is answered by the pillar itself. */
function pillarsAlone(): Partial<Record<NamedChartPart, Alone>> {
  const words = /[年月日时]柱|什么意思|意思|代表|说明|看(什么|啥)|\b(my|the)\b|\b(year|month|day|hour) pillars?\b|\bmeans?\b|\band\b/g
  return Object.fromEntries((['year', 'month', 'day', 'hour'] as const).map((place) => [`pillar-${place}`, { topic: 'self', words }]))
}

const ALONE: Readonly<Partial<Record<NamedChartPart, Alone>>> = {
  'travel-star': {
    topic: 'travel',
    words: /驿马(星)?|走动|奔波|跑|动|在哪(里|儿|边)?|\b(my|the)?\s*travel(ling|ing)? (stars?|horses?)\b|\bmov(e|es|ed|ing)\b|\bwhere\b/g,
  },
  ...pillarsAlone(),
  'luck-now': {
    topic: 'luck-cycle',
    words: /多大|几岁|岁数|年纪|虚岁|周岁|走|交|\b(old|age|in)\b/g,
  },
}

/** General topics that do not count as a second topic of the question. */
const BARE: readonly Topic[] = ['self', 'luck-cycle', 'timing', 'day', 'year', 'decision', 'knowledge']

/** Returns the topic of a named part of the chart if the rest of the question names no other topic. `listed` finds topics by word lists. */
export function findExclusiveTopic(
  named: NamedChartPart | undefined,
  text: string,
  listed: (text: string) => Iterable<Topic>,
): Topic | undefined {
  const alone = named && ALONE[named]
  if (alone === undefined) return undefined
  return [...listed(text.replaceAll(alone.words, ' '))].every((topic) => BARE.includes(topic)) ? alone.topic : undefined
}
