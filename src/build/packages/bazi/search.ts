/** `@mingshu/bazi/search`: search for the times at which four given pillars occur. */
export { reverseSearch, SEARCH_RULES } from '#bazi/index.ts'
export type { SearchInterval, SearchPlace, SearchRules, SearchResult } from '#bazi/index.ts'
