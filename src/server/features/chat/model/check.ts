import type { Locale } from '#contract/locale.ts'
import { findUnsafeReason } from '#readings/safety/index.ts'
import type { KnownFacts } from './facts.ts'

/** Maximum length of a sentence in characters; longer ones are refused. */
const LONGEST = 400
/** Number of consecutive characters of the system prompt that count as a quotation of it. */
const PROMPT_RUN: Readonly<Record<Locale, number>> = { zh_CN: 10, zh_TW: 10, en_US: 45 }
/** Maximum length of a sentence that may equal a part of the prompt by chance. */
const SHORT = 8
/** Matches URLs, markup, code and other machine output. */
const MARKS = /[<>{}⟨⟩|`\\]|https?:|www\.|\b(?:system|assistant|tool_call|house_answer)\b/i
/** Matches six or more consecutive words in Latin script, which indicate English text in a Chinese answer. */
const LATIN_RUN = /(?:\b[A-Za-z][A-Za-z’']*\b[ ,]+){6,}/

function isOtherLanguage(sentence: string, { locale, people }: SentenceCheckContext): boolean {
  const unnamed = people.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '')), sentence)
  return locale === 'en_US' ? /\p{Script=Han}{3,}/u.test(unnamed) : LATIN_RUN.test(unnamed)
}

/** Whether the sentence is part of the prompt, or shares a run of `run` characters with it. */
function repeats(sentence: string, prompt: string, run: number): boolean {
  if (sentence.length > SHORT && prompt.includes(sentence)) return true
  for (let at = 0; at + run <= sentence.length; at += 1) if (prompt.includes(sentence.slice(at, at + run))) return true
  return false
}

/** Data that the sentences of an answer are checked against. */
export interface SentenceCheckContext {
  readonly locale: Locale
  readonly facts: KnownFacts
  /** The system prompt, which must not be revealed. */
  readonly prompt: string
  /** Names of the people the question is about, in any script. */
  readonly people: readonly string[]
  /** Lists the false statements about the natal chart in a sentence. */
  readonly falseIn: (sentence: string) => readonly string[]
}

/** Lists the faults of a model's sentence, as feedback to the model; empty if the sentence may be shown. */
export function findSentenceFaults(sentence: string, held: SentenceCheckContext): readonly string[] {
  const { locale, facts, prompt, falseIn } = held
  const unsafe = findUnsafeReason(sentence, locale)
  return [
    ...falseIn(sentence).map((said) => `says “${said}”, which is not so`),
    ...facts.findUnknown(sentence).map((name) => `names ${name.slice(0, 40)}, which no tool told`),
    ...(unsafe === undefined ? [] : [`must not be said (${unsafe})`]),
    ...(sentence.length > LONGEST ? ['is too long'] : []),
    ...(MARKS.test(sentence) ? ['has marks of its own'] : []),
    ...(isOtherLanguage(sentence, held) ? ['is in another language'] : []),
    ...(repeats(sentence, prompt, PROMPT_RUN[locale]) ? ['repeats what you were told'] : []),
  ]
}

const HAN_MARKS: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '。', '(': '（', ')': '）' }
const HAN = '[\\p{Script=Han}，。；：？（）“”「」《》]'

/** Normalises a model's punctuation to the house style: no emphasis marks, exclamation marks or dashes; quotation marks of the language. */
export function normalizePunctuation(sentence: string, locale: Locale): string {
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
