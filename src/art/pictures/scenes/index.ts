import type { Easel } from '../easel.ts'
import type { Sky } from '../light.ts'
import { bamboo } from './bamboo.ts'
import { cloudSea } from './cloud-sea.ts'
import { farHills } from './far-hills.ts'
import { greatDisc } from './great-disc.ts'
import { longRiver } from './long-river.ts'
import { mountainPass } from './mountain-pass.ts'
import { oneBranch } from './one-branch.ts'
import { riverLanterns } from './river-lanterns.ts'
import { starField } from './star-field.ts'
import { strata } from './strata.ts'
import { tide } from './tide.ts'
import { waterfall } from './waterfall.ts'

/** Composition of a wallpaper. */
export interface Scene {
  readonly id: string
  /** Draws the scene. @param sky area for the light, without text, clock and notch */
  readonly draw: (easel: Easel, sky: Sky) => string
}

/** All scenes; `composition` of a recipe is an index in this list. */
export const SCENES = [
  { id: 'far-hills', draw: farHills },
  { id: 'great-disc', draw: greatDisc },
  { id: 'cloud-sea', draw: cloudSea },
  { id: 'waterfall', draw: waterfall },
  { id: 'long-river', draw: longRiver },
  { id: 'tide', draw: tide },
  { id: 'one-branch', draw: oneBranch },
  { id: 'bamboo', draw: bamboo },
  { id: 'star-field', draw: starField },
  { id: 'mountain-pass', draw: mountainPass },
  { id: 'strata', draw: strata },
  { id: 'river-lanterns', draw: riverLanterns },
] as const satisfies readonly Scene[]
