export { composeSpokenBook } from './book.ts'
export { composeSpokenCard } from './card.ts'
export type { SpokenChapter, SpokenSentence } from './script.ts'
