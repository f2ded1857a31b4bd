/** `@mingshu/bazi/search`: when four pillars stand. */
export { reverseSearch, SEARCH_RULES } from '#bazi/index.ts'
export type { SearchInterval, SearchPlace, SearchRules, SearchResult } from '#bazi/index.ts'
