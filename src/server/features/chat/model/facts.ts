/** Collects the facts that tools returned. The sentences of an answer may name nothing else. */
import type { Locale } from '#contract/locale.ts'
import { extractChartNames } from '#readings/facts/chart-names.ts'
import { extractDates, isKnownDate } from './dates-in.ts'
import { extractHexagramNumbers } from './hexagrams-in.ts'

/** Match percentages (44.3 %, 44.3 percent) and power values (力量值 73, a power of 73). */
const PERCENT = /(\d+(?:\.\d+)?)\s?(?:%|％|percent\b|per cent\b)/g
const POWER = /(?:力量值?(?:是|为|為|有|到|约|約|：)?\s?|\bpower(?: value)?(?: is| of| at| stands at| reaches)? )(\d+(?:\.\d+)?)/g

const figuresIn = (text: string): readonly string[] =>
  [PERCENT, POWER].flatMap((pattern) => [...text.matchAll(pattern)].map(([, figure]) => figure!))

/** Match book titles, and quoted text of at least five characters. */
const TITLE = /《([^》]{1,20})》/g
const QUOTED = /[“「『]([^”」』]{5,})[”」』]/g

/** Facts that tools returned for one question, to find unsupported statements of a model. */
export interface KnownFacts {
  readonly isEmpty: () => boolean
  /** Adds the result of a tool to the known facts. */
  readonly learn: (facts: object) => void
  /** Lists the names, dates and numbers in a sentence that no tool returned. */
  readonly findUnknown: (sentence: string) => readonly string[]
}

/** Lists all strings, numbers and keys within a JSON value. */
function listLeaves(value: unknown): readonly (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...listLeaves(one)])
}

/** Removes punctuation and spaces, to compare quotations. */
const bare = (text: string) => text.replaceAll(/[\p{P}\s]/gu, '')

/** Creates empty known facts; only the current date `clock` is known. */
export function createKnownFacts(locale: Locale, clock: string): KnownFacts {
  // The current date is known without a tool.
  const [names, dates] = [new Set<string>(extractChartNames(clock, locale)), new Set(extractDates(clock, locale))]
  const [hexagrams, figures] = [new Set<number>(), new Set<number>()]
  let [said, count] = ['', 0]

  const hasFigure = (figure: string) =>
    figures.has(Number(figure)) || (!figure.includes('.') && [...figures].some((known) => Math.round(known) === Number(figure)))

  function learnText(text: string): void {
    // A short text counts as a name as a whole, for example a single stem or branch.
    if (text.length <= 8) names.add(text)
    for (const name of extractChartNames(text, locale)) names.add(name)
    for (const date of extractDates(text, locale)) dates.add(date)
    for (const number of extractHexagramNumbers(text, locale)) hexagrams.add(number)
    for (const figure of figuresIn(text)) figures.add(Number(figure))
    said += `${bare(text)}\n`
  }

  function learnHexagrams(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('hexagram' in value && typeof value.hexagram === 'number') hexagrams.add(value.hexagram)
    for (const one of Object.values(value)) learnHexagrams(one)
  }

  return {
    isEmpty: () => count === 0,
    learn: (result) => {
      count += 1
      learnHexagrams(result)
      for (const leaf of listLeaves(result)) {
        if (typeof leaf === 'string') learnText(leaf)
        else {
          figures.add(leaf)
          learnText(String(leaf))
        }
      }
    },
    findUnknown: (sentence) => [
      ...[...extractChartNames(sentence, locale)].filter((name) => !names.has(name)),
      ...extractDates(sentence, locale).filter((date) => !isKnownDate(date, dates)),
      ...extractHexagramNumbers(sentence, locale)
        .filter((number) => !hexagrams.has(number))
        .map((number) => `hexagram ${number}`),
      ...figuresIn(sentence).filter((figure) => !hasFigure(figure)),
      ...[...sentence.matchAll(TITLE)].map(([, title]) => title!).filter((title) => !said.includes(bare(title))),
      ...(/[《曰云]|[说說寫写]：|\*/.test(sentence)
        ? [...sentence.matchAll(QUOTED)].map(([, quoted]) => quoted!).filter((quoted) => !said.includes(bare(quoted)))
        : []),
    ],
  }
}
