/** `@mingshu/bazi`: the whole engine, and `castAt`, which computes a chart from civil time and place in one call. */
export * from '#bazi/index.ts'
export { castAt } from '#birth/cast-at.ts'
export type { CastAtInput } from '#birth/cast-at-input.ts'
