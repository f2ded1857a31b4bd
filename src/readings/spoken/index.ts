export { spokenBook, type ReadBook } from './book.ts'
export { spokenCard, type Card, type Quotations, type Speaking } from './card.ts'
export { forPlainVoice } from './plain-voice.ts'
export type { SpokenChapter, SpokenSentence } from './script.ts'
