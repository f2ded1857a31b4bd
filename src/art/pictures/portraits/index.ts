import type { Easel } from '../easel.ts'
import type { PictureTexts } from '../subject.ts'
import { albumLeaf } from './album-leaf.ts'
import { constellation } from './constellation.ts'
import { foldingFan } from './folding-fan.ts'
import { gate } from './gate.ts'
import { hangingScroll } from './hanging-scroll.ts'
import { moonWindow } from './moon-window.ts'
import { nightBoat } from './night-boat.ts'
import { riverBend } from './river-bend.ts'
import { roundFan } from './round-fan.ts'
import { sealField } from './seal-field.ts'
import { snow } from './snow.ts'
import { terraces } from './terraces.ts'

/** Composition of a portrait. */
export interface Portrait {
  readonly id: string
  readonly draw: (easel: Easel, words: PictureTexts) => string
}

/** All portraits; `composition` of a recipe is an index in this list. */
export const PORTRAITS = [
  { id: 'round-fan', draw: roundFan },
  { id: 'folding-fan', draw: foldingFan },
  { id: 'moon-window', draw: moonWindow },
  { id: 'hanging-scroll', draw: hangingScroll },
  { id: 'album-leaf', draw: albumLeaf },
  { id: 'seal-field', draw: sealField },
  { id: 'constellation', draw: constellation },
  { id: 'river-bend', draw: riverBend },
  { id: 'terraces', draw: terraces },
  { id: 'gate', draw: gate },
  { id: 'night-boat', draw: nightBoat },
  { id: 'snow', draw: snow },
] as const satisfies readonly Portrait[]
