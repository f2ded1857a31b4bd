import type { LayerCode } from '#bazi/index.ts'

/** Time layers in reading order, longest first. */
export const TIME_LAYERS: readonly LayerCode[] = ['major', 'annual', 'monthly', 'daily', 'hourly']
