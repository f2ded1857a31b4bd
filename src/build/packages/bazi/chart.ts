/** `@mingshu/bazi/chart`: computation of a chart, without the analysis. */
export { BadInput, castChart, names, pillarTextsOf } from '#bazi/index.ts'
export type { BirthInput, Chart, Ganzhi, Gender, Jie, Luck, LuckPillar, Pillar, Pillars, ZiRule } from '#bazi/index.ts'
export { castAt } from '#birth/cast-at.ts'
export type { CastAtInput } from '#birth/cast-at-input.ts'
