/** A glossary entry in one language. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Chinese name in the other script; for English, in the simplified script. */
  readonly han: string
  readonly pinyin: string
  /** `plain`: meaning of the term; `detail`: how it is determined in a chart. */
  readonly plain: string
  readonly detail: string
  /** Ids of related entries. */
  readonly see: readonly string[]
}
