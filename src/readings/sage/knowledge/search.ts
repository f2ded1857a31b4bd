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

/** Finds the entry closest to a question; undefined if none is close enough. */
export function findNearestEntryId(question: string): string | undefined {
  const language = /\p{Script=Han}/u.test(question) ? 'zh_CN' : 'en_US'
  const words = createWordSplitter(language)(question)
  const [best] = indexOf(language).search(question)
  if (best === undefined || words.length === 0) return undefined
  return best.score >= LEAST_SCORE && best.queryTerms.length / words.length >= LEAST_SHARE ? (best.id as string) : undefined
}
