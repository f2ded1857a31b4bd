import type { Band } from '#bazi/index.ts'

/** How a day is spoken of: a good one rises, a low one is held. */
export type Tone = 'rise' | 'even' | 'hold'

export const TONES: Readonly<Record<Band, Tone>> = { great: 'rise', good: 'rise', even: 'even', careful: 'hold', quiet: 'hold' }
