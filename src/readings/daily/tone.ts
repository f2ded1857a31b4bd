import type { Band } from '#bazi/index.ts'

/** Tone of a day's texts: encouraging, neutral or restrained. */
export type Tone = 'rise' | 'even' | 'hold'

export const TONE_BY_BAND: Readonly<Record<Band, Tone>> = { great: 'rise', good: 'rise', even: 'even', careful: 'hold', quiet: 'hold' }
