/** `@mingshu/bazi/search`: when four pillars stand. */
export { reverseSearch, SEARCH_RULES } from '#bazi/index.ts'
export type { SearchInterval, SearchPlace, SearchRules, Standing } from '#bazi/index.ts'
