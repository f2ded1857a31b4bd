/** `@mingshu/bazi/doubt`: sources of a chart, alternatives, certainty, and differences from other programs. */
export { findAlternatives, CERTAINTY_MINUTES, certaintyOf, explainDifference, receiptOf } from '#bazi/index.ts'
export type { Alternative, Certainty, Difference, Doubt, Explanation, PillarsElsewhere, Receipt } from '#bazi/index.ts'
