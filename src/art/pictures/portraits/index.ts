import type { Easel } from '../easel.ts'
import type { PictureWords } from '../subject.ts'
import { nightBoat } from './night-boat.ts'
import { roundFan } from './round-fan.ts'

/** A composition: how a chart becomes a portrait. */
export interface Portrait {
  readonly id: string
  readonly draw: (easel: Easel, words: PictureWords) => string
}

/** In the order of the recipe's numbers. */
export const PORTRAITS: readonly Portrait[] = [
  { id: 'round-fan', draw: roundFan },
  { id: 'night-boat', draw: nightBoat },
]
