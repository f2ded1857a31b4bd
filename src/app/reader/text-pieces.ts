/** A stretch of a text, from a place up to another. */
export interface Range {
  readonly from: number
  readonly to: number
}

export interface Piece extends Range {
  /** Of each layer, in order, whether the piece lies within one of its ranges. */
  readonly within: readonly boolean[]
}

/** A text cut wherever a range of any layer begins or ends. */
export function piecesOf(length: number, layers: readonly (readonly Range[])[]): Piece[] {
  const ends = layers.flat().flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, length, ...ends])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!
    return { from, to, within: layers.map((ranges) => ranges.some((range) => range.from <= from && to <= range.to)) }
  })
}
