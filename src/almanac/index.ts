/**
 * The only door for values: it brings tyme4ts (71 kB gzip), so a page imports it when it needs it.
 * What weighs nothing (codes, shapes) stands in `codes.ts`.
 */
export { almanacOf } from './almanac.ts'
export type { AlmanacDay, LunarDate } from './day.ts'
