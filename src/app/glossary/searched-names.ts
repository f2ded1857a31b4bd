/** A name to search for in texts, and a test whether an occurrence means the term. */
export interface SearchedName {
  readonly id: string
  /** In lower case. */
  readonly name: string
  readonly isTerm: (text: string, from: number, to: number, isInBrackets: boolean) => boolean
}

/** Names to search for in the texts of a language, and passages to skip: book titles, pairs. */
export interface TextNames {
  readonly names: readonly SearchedName[]
  readonly skipped: RegExp
}
