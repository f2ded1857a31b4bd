/** Who is reminded: one row for everyone who ever asked for it on a device. */
export interface RemindersTable {
  user_id: string
  /** IANA zone whose clock is the person's, as their device last told. */
  zone: string
  /** When it is next looked at; null while no device takes reminders. */
  look_at: number | null
  /** When hour, zone or devices last changed: what was due before then is not told after it. */
  armed_at: number
  /** The latest local date, `YYYY-MM-DD`, that was told or passed by; no date is told twice. */
  told_on: string | null
}

/** Where a browser takes pushes. It goes with its session: who is signed out is told nothing. */
export interface PushSubscriptionsTable {
  user_id: string
  /** SHA-256 of the endpoint. */
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  /** The server's public key that it was made for. */
  server_key: string
  session_id: string
  /** The latest local date that was handed to its push service. */
  told_on: string | null
  created_at: number
  changed_at: number
}

/** A user's calendar address. */
export interface CalendarLinksTable {
  user_id: string
  /** SHA-256 of the secret; the secret itself is nowhere. */
  secret_hash: string
  /** IANA zone of the device that asked for it. */
  zone: string
  made_at: number
}
