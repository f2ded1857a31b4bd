/** Naive Bayes classifier of topics by n-grams (marks), trained on `src/build/sage/questions`, for wordings that the word lists lack. */
import english from './data/heard-en.json' with { type: 'json' }
import chinese from './data/heard-zh.json' with { type: 'json' }
import { HAN_PATTERN, extractQuestionFeatures } from './marks.ts'
import type { Topic } from './understanding.ts'

/** Class of the classifier: a topic, or `none` for questions without an answer in this product. */
export type TopicClass = Topic | 'none'

interface Counted {
  readonly topics: readonly TopicClass[]
  /** Log likelihood, per topic, of a mark that none of the topic's questions has, before correction for the mark's overall frequency. */
  readonly without: readonly number[]
  /** Counts by mark: one letter per topic with the mark, followed by the number of the topic's questions with the mark if more than one. */
  readonly marks: ReadonlyMap<string, string>
}

/** Topics by class name of the training data, where the names differ. */
const NAMES: Readonly<Record<string, TopicClass>> = { 'timing-month': 'timing', 'timing-day': 'day', 'a-year': 'year' }

/** Smoothing: count that every topic gets for every mark in addition to its own. */
const UNSEEN = 0.1
const FIRST = 'A'.codePointAt(0)!

function countedOf({ sizes, marks }: { readonly sizes: Readonly<Record<string, number>>; readonly marks: object }): Counted {
  const [names, counts] = [Object.keys(sizes), Object.values(sizes)]
  const size = counts.reduce((sum, one) => sum + one, 0)
  return {
    topics: names.map((name) => NAMES[name] ?? (name as TopicClass)),
    without: counts.map((count) => Math.log((UNSEEN * size) / (count + UNSEEN * names.length))),
    marks: new Map(Object.entries(marks)),
  }
}
const [ofChinese, ofEnglish] = [countedOf(chinese), countedOf(english)]

const isDigit = (text: string, at: number): boolean => text[at]! >= '0' && text[at]! <= '9'

/** Scores a normalised question against each topic (log likelihood ratio to all topics); empty if no mark is known. */
export function classifyTopics(text: string): ReadonlyMap<TopicClass, number> {
  const { topics, without, marks } = HAN_PATTERN.test(text) ? ofChinese : ofEnglish
  const likeness = topics.map(() => 0)
  let [known, common] = [0, 0]
  for (const mark of extractQuestionFeatures(text)) {
    const having = marks.get(mark)
    if (having === undefined) continue
    known += 1
    let [all, at] = [0, 0]
    while (at < having.length) {
      const topic = having.codePointAt(at)! - FIRST
      let questions = 0
      for (at += 1; isDigit(having, at); at += 1) questions = questions * 10 + Number(having[at])
      questions ||= 1
      likeness[topic]! += Math.log((questions + UNSEEN) / UNSEEN)
      all += questions
    }
    common += Math.log(all)
  }
  // Marks overlap and are not independent, so the sum is divided by the root of their number.
  const weigh = (sum: number, topic: number): number => (sum + known * without[topic]! - common) / Math.sqrt(known)
  return new Map(known === 0 ? [] : topics.map((topic, at) => [topic, weigh(likeness[at]!, at)]))
}
