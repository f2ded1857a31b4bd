import type { LayerCode } from '#bazi/index.ts'

/** The layers in reading order: the longest first. */
export const LAYERS: readonly LayerCode[] = ['major', 'annual', 'monthly', 'daily', 'hourly']
