/** What a question names of the own chart and asks for alone: it is answered of that, whatever topic its words are like. */
import type { Named, Topic } from './understanding.ts'

interface Alone {
  /** What it is told under. */
  readonly topic: Topic
  /** Words that belong to it, and name no matter beside it. */
  readonly words: RegExp
}

const ALONE: Readonly<Partial<Record<Named, Alone>>> = {
  'travel-star': {
    topic: 'travel',
    words: /驿马(星)?|走动|奔波|跑|动|在哪(里|儿|边)?|\b(my|the)?\s*travel(ling|ing)? (stars?|horses?)\b|\bmov(e|es|ed|ing)\b|\bwhere\b/g,
  },
  'luck-now': {
    topic: 'luck-cycle',
    words: /多大|几岁|岁数|年纪|虚岁|周岁|走|交|\b(old|age|in)\b/g,
  },
}

/** Topics that a time, the chart or luck have of themselves. */
const BARE: readonly Topic[] = ['self', 'luck-cycle', 'timing', 'day', 'year', 'decision', 'knowledge']

/** The topic of what is named where the rest of the question names no other; `listed` are the topics in a text by the lists of words. */
export function aloneTopic(named: Named | undefined, text: string, listed: (text: string) => Iterable<Topic>): Topic | undefined {
  const alone = named && ALONE[named]
  if (alone === undefined) return undefined
  return [...listed(text.replaceAll(alone.words, ' '))].every((topic) => BARE.includes(topic)) ? alone.topic : undefined
}
