/** What a push carries, as JSON: words in the person's language, made on the server. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** BCP 47 tag of the words. */
  readonly lang: string
  /** The local day, `YYYY-MM-DD`: a second one of the same day takes the first one's place. */
  readonly date: string
}
