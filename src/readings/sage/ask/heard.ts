/**
 * Which written questions a question is like: naive Bayes over the marks that it shares with those of each topic
 * (`src/build/sage/questions`, counted by `npm run sage:questions`). It hears what no list of words foresaw; the lists weigh beside it.
 */
import english from './data/heard-en.json' with { type: 'json' }
import chinese from './data/heard-zh.json' with { type: 'json' }
import { HAN, marksOf } from './marks.ts'
import type { Topic } from './understanding.ts'

/** A topic, or none that has an answer here. */
export type Heard = Topic | 'none'

interface Counted {
  readonly topics: readonly Heard[]
  /** What a mark says for each topic none of whose questions has it, but for how common it is. */
  readonly without: readonly number[]
  /** For each mark the topics as letters, each with how many of its questions have it where that is more than one. */
  readonly marks: ReadonlyMap<string, string>
}

/** What is asked of a time alone goes by shorter names in the understanding. */
const NAMES: Readonly<Record<string, Heard>> = { 'timing-month': 'timing', 'timing-day': 'day', 'a-year': 'year' }

/** A mark that a topic does not have yet may be there in the next question: as if this many had it. */
const UNSEEN = 0.1
const FIRST = 'A'.codePointAt(0)!

function countedOf({ sizes, marks }: { readonly sizes: Readonly<Record<string, number>>; readonly marks: object }): Counted {
  const [names, counts] = [Object.keys(sizes), Object.values(sizes)]
  const size = counts.reduce((sum, one) => sum + one, 0)
  return {
    topics: names.map((name) => NAMES[name] ?? (name as Heard)),
    without: counts.map((count) => Math.log((UNSEEN * size) / (count + UNSEEN * names.length))),
    marks: new Map(Object.entries(marks)),
  }
}
const [ofChinese, ofEnglish] = [countedOf(chinese), countedOf(english)]

const isDigit = (text: string, at: number): boolean => text[at]! >= '0' && text[at]! <= '9'

/** How much more a question, in normal form, is like those of each topic than like all; empty where nothing in it is known. */
export function heardIn(text: string): ReadonlyMap<Heard, number> {
  const { topics, without, marks } = HAN.test(text) ? ofChinese : ofEnglish
  const likeness = topics.map(() => 0)
  let [known, common] = [0, 0]
  for (const mark of marksOf(text)) {
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
  // Marks overlap: twice as many of them say less than twice as much.
  const weigh = (sum: number, topic: number): number => (sum + known * without[topic]! - common) / Math.sqrt(known)
  return new Map(known === 0 ? [] : topics.map((topic, at) => [topic, weigh(likeness[at]!, at)]))
}
