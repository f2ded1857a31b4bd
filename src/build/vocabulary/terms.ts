/** Words that once named standard concepts here, with the term to use. Checked by the lint rules of `rules.ts`. */
export interface BannedTerm {
  /** Matches a whole word, in lower case. */
  readonly word: RegExp
  /** What to write in its place. */
  readonly use: string
}

/** Banned as a word of an identifier that is declared in this repository. */
export const BANNED_IN_NAMES: readonly BannedTerm[] = [
  { word: /^(kept|keeps?)$/, use: 'stored, persisted or cached; a verb such as store' },
  { word: /^told$/, use: 'server, reported or stated' },
  { word: /^(reckon|reckons|reckoned|reckoning)$/, use: 'compute' },
  { word: /^(bring|brings|brought)$/, use: 'fetch, download or load' },
  { word: /^(lay|laid|anew)$/, use: 'rebase, replay or again' },
  { word: /^besides$/, use: 'hedge' },
  { word: /^(asker|stranger)s?$/, use: 'clientKey, anonymousClient' },
  { word: /^purses?$/, use: 'tokenBudget' },
  { word: /^(dress|dressed|wear|wears|worn)$/, use: 'theme, appearance' },
  { word: /^plates?$/, use: 'chartTable' },
  { word: /^farewells?$/, use: 'pendingLogout' },
  { word: /^(ladder|rung)s?$/, use: 'layerOrder, layer' },
  { word: /^errands?$/, use: 'endToEndTest' },
  { word: /^troubles?$/, use: 'error' },
  { word: /^(stands?|stood)$/, use: 'is, exists, renders or isStored' },
]

/** Banned in comments and test titles, where the plain English word has hardly another meaning. */
export const BANNED_IN_TEXT: readonly BannedTerm[] = [
  { word: /\breckon(s|ed|ing)?\b/i, use: 'compute' },
  { word: /\b(ladder|rung)s?\b/i, use: 'layer order, layer' },
  { word: /\berrands?\b/i, use: 'end-to-end test' },
  { word: /\bfarewells?\b/i, use: 'pending logout' },
  { word: /\b(purse|asker)s?\b/i, use: 'token budget, client key' },
  { word: /\banew\b/i, use: 'again' },
  { word: /\b(brought|brings?)\b/i, use: 'fetch, return, load' },
  { word: /\b(stands?|stood)\b/i, use: 'is, is stored, exists, renders' },
  { word: /\b(told|tells (of|how|what|when|whether|who))\b/i, use: 'stated by the user, reported by the server; says, returns' },
  { word: /\bis had\b|\bcan be had\b/i, use: 'is available' },
  { word: /\b(worn|dressed)\b/i, use: 'themed' },
]

/** Longest comment that is read at once, in characters without markers and line breaks. */
export const MAX_COMMENT_LENGTH = 160

/** Most words of an exported name. */
export const MAX_NAME_WORDS = 4

/** Most words of a test's title. */
export const MAX_TITLE_WORDS = 12
