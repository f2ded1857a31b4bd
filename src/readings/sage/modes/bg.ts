import type { Asked } from '../asked.ts'
import type { Understanding } from '../ask/understanding.ts'
import type { Piece } from '../piece.ts'
import { msAnswer } from './ms.ts'

/** A decision; until the hexagrams are here, by the chart alone. */
export const bgAnswer = (asked: Asked, understanding: Understanding): readonly Piece[] => msAnswer(asked, understanding)
