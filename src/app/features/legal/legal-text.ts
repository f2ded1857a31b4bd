/** A legal text as it is read: paragraphs, and lists where a paragraph is an array. `{contact}` is the operator's address. */
export interface LegalText {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly body: readonly (string | readonly string[])[]
  }[]
}
