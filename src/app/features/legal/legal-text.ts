/** A legal text: paragraphs, and arrays as lists. `{contact}` is the operator's address. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly body: readonly (string | readonly string[])[]
  }[]
}
