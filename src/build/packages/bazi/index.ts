/** `@mingshu/bazi`: the whole engine, and a chart in one call. */
export * from '#bazi/index.ts'
export { castAt } from '#birth/cast-at.ts'
export type { CastAtInput } from '#birth/cast-at-input.ts'
