/** An entry as one language has it. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Its Chinese name in the other script; beside an English name the simplified one. */
  readonly han: string
  readonly pinyin: string
  /** What it is to anybody, then how it is found. */
  readonly plain: string
  readonly detail: string
  /** Entries near it. */
  readonly see: readonly string[]
}
