/** Full-text search of the glossary (minisearch) for questions without a term. */
import MiniSearch from 'minisearch'
import glossary from '../../glossary/glossary.json' with { type: 'json' }
import { type Language, createWordSplitter } from './words.ts'

const made: Partial<Record<Language, MiniSearch>> = {}

function indexOf(language: Language): MiniSearch {
  const known = made[language]
  if (known) return known
  const index = new MiniSearch({
    fields: ['name', 'plain', 'detail'],
    tokenize: createWordSplitter(language),
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

/** Minimum share of the question's words that must match, and minimum score. */
const [LEAST_SHARE, LEAST_SCORE] = [0.6, 9]

export interface NearestEntries {
  readonly ids: readonly string[]
  /** Whether the question's words are those of the first entry's name, e.g. with a typing error. */
  readonly isName: boolean
}

/** Finds the entries closest to a question; undefined if none is close enough. */
export function findNearestEntries(question: string): NearestEntries | undefined {
  const language = /\p{Script=Han}/u.test(question) ? 'zh_CN' : 'en_US'
  const words = createWordSplitter(language)(question)
  if (words.length === 0) return undefined
  const close = indexOf(language)
    .search(question)
    .filter(({ score, queryTerms }) => score >= LEAST_SCORE && queryTerms.length / words.length >= LEAST_SHARE)
  const [best] = close
  if (best === undefined) return undefined
  const isNamed = ({ match }: (typeof close)[number]) => Object.values(match).every((fields) => fields.includes('name'))
  if (!isNamed(best)) return { ids: close.map(({ id }) => id as string), isName: false }
  // Of names with these words, the shortest has no other words.
  const lengthOf = (id: string) => glossary.find((entry) => entry.id === id)![language].length
  const ids = close.filter(isNamed).map(({ id }) => id as string)
  return { ids: ids.toSorted((one, other) => lengthOf(one) - lengthOf(other)), isName: true }
}
