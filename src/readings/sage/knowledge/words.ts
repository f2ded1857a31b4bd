/** Tokenizer for the search of the glossary. */
import { normalizeQuestion } from '../ask/normal.ts'

export type Language = 'zh_CN' | 'en_US'

const STOP = new Set([
  '的',
  '是',
  '了',
  '在',
  '我',
  '什么',
  '怎么',
  '吗',
  '有',
  '和',
  '要',
  '会',
  '呢',
  '啊',
  '多少',
  '一',
  '个',
  '你',
  '不',
  '这',
  '那',
  '说',
  '为什么',
  '为',
  'the',
  'a',
  'an',
  'is',
  'are',
  'what',
  'how',
  'do',
  'does',
  'i',
  'you',
  'my',
  'me',
  'of',
  'in',
  'to',
  'for',
  'and',
  'or',
  'it',
  'that',
  'this',
  'why',
  'when',
  'which',
  'who',
  'can',
  'on',
  'with',
  'be',
  'about',
  'by',
  'from',
  'at',
  'will',
  'should',
  'much',
  'many',
  'tell',
  'please',
  'get',
  'make',
])
const segmenterOf = (language: string) => ('Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : undefined)
const segmenters = { zh_CN: segmenterOf('zh'), en_US: segmenterOf('en') }

/** Splits a text into lower-case words without stop words. */
export const createWordSplitter = (language: Language) => (text: string) =>
  splitWords(text, segmenters[language]).filter((word) => !STOP.has(word))

/** Splits a text into words. Without a segmenter (Firefox before 125), Chinese is split into character bigrams, which find less. */
export function splitWords(text: string, segmenter: Intl.Segmenter | undefined): string[] {
  const plain = normalizeQuestion(text)
  if (segmenter) return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
  return [...plain.matchAll(/(?=(\p{Script=Han}{2}))|[a-z\d]+(?:['’][a-z]+)*/gu)].map(([word, pair]) => pair ?? word)
}
