interface Words {
  readonly title: string
  readonly body: string
  /** BCP 47 tag of the texts. */
  readonly lang: string
}

/** The daily notification. */
export interface DayMessage extends Words {
  /** The user's local day, `YYYY-MM-DD`; a second notification of the same day replaces the first. */
  readonly date: string
}

/** Notification that a requested result is ready. */
export interface ReadyMessage extends Words {
  /** A second notification with the same tag replaces the first. */
  readonly tag: string
  /** Path of the result in the app. */
  readonly path: string
}

/** Payload of a push message, as JSON: texts in the user's language, created on the server. */
export type PushMessage = DayMessage | ReadyMessage
