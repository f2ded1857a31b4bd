/** Reminder state: one row per user who ever enabled reminders on a device. */
export interface RemindersTable {
  user_id: string
  /** IANA time zone of the user, as their device last reported it. */
  zone: string
  /** When the row is due next; null while no device receives reminders. */
  look_at: number | null
  /** When hour, zone or devices last changed: reminders due before that are not sent after it. */
  armed_at: number
  /** Latest local date, `YYYY-MM-DD`, that was sent or skipped; no date is sent twice. */
  told_on: string | null
}

/** A browser's push subscription. Deleted with its session: a logged-out browser gets no pushes. */
export interface PushSubscriptionsTable {
  user_id: string
  /** SHA-256 of the endpoint. */
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  /** The server's public key of the subscription. */
  server_key: string
  session_id: string
  /** Latest local date that was sent to its push service. */
  told_on: string | null
  created_at: number
  changed_at: number
}

/** A user's calendar URL. */
export interface CalendarLinksTable {
  user_id: string
  /** SHA-256 of the secret; the secret itself is not stored. */
  secret_hash: string
  /** IANA time zone of the device that created it. */
  zone: string
  made_at: number
}
