/** A legal text: a string is a paragraph, an array a list. `{contact}` is replaced by the operator's address. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly body: readonly (string | readonly string[])[]
  }[]
}
