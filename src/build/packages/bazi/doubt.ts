/** `@mingshu/bazi/doubt`: what a chart rests on, what else it may be, how sure it is, why another program says otherwise. */
export { findAlternatives, CERTAINTY_MINUTES, certaintyOf, explainDifference, receiptOf } from '#bazi/index.ts'
export type { Alternative, Certainty, Difference, Doubt, Explanation, PillarsElsewhere, Receipt } from '#bazi/index.ts'
