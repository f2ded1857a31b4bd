import type { Asked } from '../asked.ts'
import type { Understanding } from '../ask/understanding.ts'
import type { Piece } from '../piece.ts'
import { matterOf } from './matter.ts'
import { ownAnswer } from './own.ts'

/** One's own chart. */
export const msAnswer = (asked: Asked, understanding: Understanding): readonly Piece[] => ownAnswer(matterOf(asked, understanding))
