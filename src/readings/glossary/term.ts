/** A glossary entry in one language. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Chinese name in the other script; for English the simplified one. */
  readonly han: string
  readonly pinyin: string
  /** `plain`: what it means; `detail`: how it is determined. */
  readonly plain: string
  readonly detail: string
  /** Ids of related entries. */
  readonly see: readonly string[]
}
