import type { DrawingContext } from '../easel.ts'
import type { SkyArea } from '../light.ts'
import { drawBamboo } from './bamboo.ts'
import { drawCloudSea } from './cloud-sea.ts'
import { drawFarHills } from './far-hills.ts'
import { drawGreatDisc } from './great-disc.ts'
import { drawLongRiver } from './long-river.ts'
import { drawMountainPass } from './mountain-pass.ts'
import { drawOneBranch } from './one-branch.ts'
import { drawRiverLanterns } from './river-lanterns.ts'
import { drawStarField } from './star-field.ts'
import { drawStrata } from './strata.ts'
import { drawTide } from './tide.ts'
import { drawWaterfall } from './waterfall.ts'

/** Composition of a wallpaper. */
export interface WallpaperComposition {
  readonly id: string
  /** Draws the scene. @param sky area for the light, without text, clock and notch */
  readonly draw: (easel: DrawingContext, sky: SkyArea) => string
}

/** All scenes; `composition` of a recipe is an index in this list. */
export const SCENES = [
  { id: 'far-hills', draw: drawFarHills },
  { id: 'great-disc', draw: drawGreatDisc },
  { id: 'cloud-sea', draw: drawCloudSea },
  { id: 'waterfall', draw: drawWaterfall },
  { id: 'long-river', draw: drawLongRiver },
  { id: 'tide', draw: drawTide },
  { id: 'one-branch', draw: drawOneBranch },
  { id: 'bamboo', draw: drawBamboo },
  { id: 'star-field', draw: drawStarField },
  { id: 'mountain-pass', draw: drawMountainPass },
  { id: 'strata', draw: drawStrata },
  { id: 'river-lanterns', draw: drawRiverLanterns },
] as const satisfies readonly WallpaperComposition[]
