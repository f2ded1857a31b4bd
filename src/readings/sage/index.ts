import type { Asked } from './asked.ts'
import type { Piece } from './piece.ts'

interface SageAnswer {
  readonly understood: boolean
  readonly topic: string
  readonly pieces: readonly Piece[]
}

export function sageAnswer(_asked: Asked): SageAnswer {
  return { understood: false, topic: '', pieces: [] }
}
