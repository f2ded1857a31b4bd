export { spokenBook } from './book.ts'
export { spokenCard } from './card.ts'
export type { SpokenChapter, SpokenSentence } from './script.ts'
