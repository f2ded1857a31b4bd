/** The glossary by meaning, where no name is asked for: minisearch over words of `Intl.Segmenter`. */
import MiniSearch from 'minisearch'
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { normal } from '../ask/normal.ts'

type Language = 'zh_CN' | 'en_US'

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
const segmenters = { zh_CN: new Intl.Segmenter('zh', { granularity: 'word' }), en_US: new Intl.Segmenter('en', { granularity: 'word' }) }

const wordsOf = (language: Language) => (text: string) =>
  [...segmenters[language].segment(normal(text))].flatMap(({ segment, isWordLike }) => (isWordLike && !STOP.has(segment) ? [segment] : []))

const made: Partial<Record<Language, MiniSearch>> = {}

function indexOf(language: Language): MiniSearch {
  const known = made[language]
  if (known) return known
  const index = new MiniSearch({
    fields: ['name', 'plain', 'detail'],
    tokenize: wordsOf(language),
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, plain: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
    },
  })
  index.addAll(
    glossary.map(({ id, plain, detail, ...names }) => ({ id, name: names[language], plain: plain[language], detail: detail[language] })),
  )
  made[language] = index
  return index
}

/** At least this share of the question's words must be found, and the best must stand out so far. */
const [LEAST_SHARE, LEAST_SCORE] = [0.6, 9]

/** The entry that a question is about; undefined where nothing is near enough. */
export function entryNear(question: string): string | undefined {
  const language = /\p{Script=Han}/u.test(question) ? 'zh_CN' : 'en_US'
  const words = wordsOf(language)(question)
  const [best] = indexOf(language).search(question)
  if (best === undefined || words.length === 0) return undefined
  return best.score >= LEAST_SCORE && best.queryTerms.length / words.length >= LEAST_SHARE ? (best.id as string) : undefined
}
