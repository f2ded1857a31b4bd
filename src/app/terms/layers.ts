import type { LayerCode } from '#bazi/index.ts'

/** Time layers in reading order, longest first. */
export const LAYERS: readonly LayerCode[] = ['major', 'annual', 'monthly', 'daily', 'hourly']
