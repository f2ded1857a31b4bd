/** Where a name is looked for, and whether it is meant there. */
export interface SoughtName {
  readonly id: string
  /** As it is compared: in small letters. */
  readonly name: string
  readonly isMeant: (text: string, from: number, to: number, isInBrackets: boolean) => boolean
}

/** What a language looks for, and what it passes over whole: titles of books, pairs. */
export interface Names {
  readonly sought: readonly SoughtName[]
  readonly passedOver: RegExp
}
