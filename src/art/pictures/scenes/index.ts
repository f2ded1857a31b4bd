import type { Easel } from '../easel.ts'
import type { Sky } from '../light.ts'
import { farHills } from './far-hills.ts'
import { greatDisc } from './great-disc.ts'

/** A scene: what a wallpaper shows. */
export interface Scene {
  readonly id: string
  /** `sky` is where the light may stand: free of words, of clock and notch. */
  readonly draw: (easel: Easel, sky: Sky) => string
}

/** In the order of the recipe's numbers. */
export const SCENES: readonly Scene[] = [
  { id: 'far-hills', draw: farHills },
  { id: 'great-disc', draw: greatDisc },
]
