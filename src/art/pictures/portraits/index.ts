import type { DrawingContext } from '../easel.ts'
import type { PictureTexts } from '../subject.ts'
import { drawAlbumLeaf } from './album-leaf.ts'
import { drawConstellation } from './constellation.ts'
import { drawFoldingFan } from './folding-fan.ts'
import { drawGate } from './gate.ts'
import { drawHangingScroll } from './hanging-scroll.ts'
import { drawMoonWindow } from './moon-window.ts'
import { drawNightBoat } from './night-boat.ts'
import { drawRiverBend } from './river-bend.ts'
import { drawRoundFan } from './round-fan.ts'
import { drawSealField } from './seal-field.ts'
import { drawSnow } from './snow.ts'
import { drawTerraces } from './terraces.ts'

/** Composition of a portrait. */
export interface PortraitComposition {
  readonly id: string
  readonly draw: (easel: DrawingContext, words: PictureTexts) => string
}

/** All portraits; `composition` of a recipe is an index in this list. */
export const PORTRAITS = [
  { id: 'round-fan', draw: drawRoundFan },
  { id: 'folding-fan', draw: drawFoldingFan },
  { id: 'moon-window', draw: drawMoonWindow },
  { id: 'hanging-scroll', draw: drawHangingScroll },
  { id: 'album-leaf', draw: drawAlbumLeaf },
  { id: 'seal-field', draw: drawSealField },
  { id: 'constellation', draw: drawConstellation },
  { id: 'river-bend', draw: drawRiverBend },
  { id: 'terraces', draw: drawTerraces },
  { id: 'gate', draw: drawGate },
  { id: 'night-boat', draw: drawNightBoat },
  { id: 'snow', draw: drawSnow },
] as const satisfies readonly PortraitComposition[]
