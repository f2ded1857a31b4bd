/** A range of a text; `to` is exclusive. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

export interface TextPiece extends TextRange {
  /** For each layer of ranges, whether the piece is inside one of them. */
  readonly within: readonly boolean[]
}

/** Splits a text of this length wherever a range of any layer begins or ends. */
export function splitText(length: number, layers: readonly (readonly TextRange[])[]): TextPiece[] {
  const ends = layers.flat().flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, length, ...ends])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!
    return { from, to, within: layers.map((ranges) => ranges.some((range) => range.from <= from && to <= range.to)) }
  })
}
