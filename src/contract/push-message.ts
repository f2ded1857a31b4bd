interface Words {
  readonly title: string
  readonly body: string
  /** BCP 47 tag of the words. */
  readonly lang: string
}

/** What a day is led in by. */
export interface DayMessage extends Words {
  /** The local day, `YYYY-MM-DD`: a second one of the same day takes the first one's place. */
  readonly date: string
}

/** Something that was waited for. */
export interface ReadyMessage extends Words {
  /** A second one of the same tag takes the first one's place. */
  readonly tag: string
  /** Where it is, in the app. */
  readonly path: string
}

/** What a push carries, as JSON: words in the person's language, made on the server. */
export type PushMessage = DayMessage | ReadyMessage
