import type { Locale } from '#contract/locale.ts'
import { unsafeProse } from '#readings/safety/index.ts'
import type { Facts } from './facts.ts'

/** Nobody reads a longer one. */
const LONGEST = 400
/** So many characters of the prompt in one piece are the prompt. */
const PROMPT_RUN: Readonly<Record<Locale, number>> = { zh_CN: 10, zh_TW: 10, en_US: 45 }
/** A sentence of so many characters may be anybody's. */
const SHORT = 8
/** Addresses, markup, code, what only a machine writes. */
const MARKS = /[<>{}⟨⟩|`\\]|https?:|www\.|\b(?:system|assistant|tool_call|house_answer)\b/i
/** Six words of another language in a row. */
const LATIN_RUN = /(?:\b[A-Za-z][A-Za-z’']*\b[ ,]+){6,}/

function isOtherLanguage(sentence: string, { locale, people }: Held): boolean {
  const unnamed = people.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '')), sentence)
  return locale === 'en_US' ? /\p{Script=Han}{3,}/u.test(unnamed) : LATIN_RUN.test(unnamed)
}

/** A long piece of it, or one of its sentences as it stands. */
function repeats(sentence: string, prompt: string, run: number): boolean {
  if (sentence.length > SHORT && prompt.includes(sentence)) return true
  for (let at = 0; at + run <= sentence.length; at += 1) if (prompt.includes(sentence.slice(at, at + run))) return true
  return false
}

/** What the sentences of one answer are held to. */
export interface Held {
  readonly locale: Locale
  readonly facts: Facts
  /** The system's prompt, which nobody is told. */
  readonly prompt: string
  /** Names of the people asked about, in whatever script. */
  readonly people: readonly string[]
  /** What it says of the natal chart that is not so. */
  readonly falseIn: (sentence: string) => readonly string[]
}

/** What is wrong with a sentence of a model, for the model to mend; nothing where it may be shown. */
export function faultsOf(sentence: string, held: Held): readonly string[] {
  const { locale, facts, prompt, falseIn } = held
  const unsafe = unsafeProse(sentence, locale)
  return [
    ...falseIn(sentence).map((said) => `says “${said}”, which is not so`),
    ...facts.strangeIn(sentence).map((name) => `names ${name.slice(0, 40)}, which no tool told`),
    ...(unsafe === undefined ? [] : [`must not be said (${unsafe})`]),
    ...(sentence.length > LONGEST ? ['is too long'] : []),
    ...(MARKS.test(sentence) ? ['has marks of its own'] : []),
    ...(isOtherLanguage(sentence, held) ? ['is in another language'] : []),
    ...(repeats(sentence, prompt, PROMPT_RUN[locale]) ? ['repeats what you were told'] : []),
  ]
}

const HAN_MARKS: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '。', '(': '（', ')': '）' }
const HAN = '[\\p{Script=Han}，。；：？（）“”「」《》]'

/** The house's marks in the place of a model's: no stars and hashes, no exclamation, no dash, quotation marks of the language. */
export function polished(sentence: string, locale: Locale): string {
  const plain = sentence
    .replaceAll(/\*\*|__|(?<!\w)\*|\*(?!\w)/g, '')
    .replaceAll(/[！!]+/g, locale === 'en_US' ? '.' : '。')
    .trim()
  if (locale === 'en_US')
    return plain
      .replaceAll(/\s*(?:—|–(?!\d)|--)\s*/g, ', ')
      .replaceAll(/(^|[\s(])"/g, '$1“')
      .replaceAll('"', '”')
      .replaceAll(/(\w)'(\w)/g, '$1’$2')
  const [open, close] = locale === 'zh_TW' ? ['「', '」'] : ['“', '”']
  let marks = 0
  return plain
    .replaceAll(/\s*(?:——|—)\s*/g, '，')
    .replaceAll('您', '你')
    .replaceAll('"', () => (marks++ % 2 === 0 ? open : close))
    .replaceAll(new RegExp(`(?<=${HAN})[,;:?!()]|[,;:?!()](?=${HAN})`, 'gu'), (mark) => HAN_MARKS[mark]!)
}
