/** A name to search for in texts, and a test whether an occurrence means the term. */
export interface SearchedName {
  readonly id: string
  /** The name in lower case. */
  readonly name: string
  readonly isTerm: (text: string, from: number, to: number, isInBrackets: boolean) => boolean
}

/** Names to search for in the texts of a language, and the passages to skip: book titles, and pairs of stem and branch. */
export interface TermSearchNames {
  readonly names: readonly SearchedName[]
  readonly skipped: RegExp
}

/** Ids of terms not linked in texts, since their names mostly mean something else there. Dedicated links open their entries. */
export const UNLINKED_TERM_PATTERN =
  /^(?:palaces|own-stage|small-luck|star-(?:xuetang|ciguan|dexiu|feiren|tianluo|diwang3|jinshen4?|jielukongwang|ride|rigui|liuxiuri|bazhuanri|shilingri))$/
