/** Reminder state of every user who ever enabled reminders on a device. */
export interface RemindersTable {
  user_id: string
  /** IANA time zone of the user, as their device last reported it. */
  zone: string
  /** Time of the next check (ms); null while no device receives reminders. */
  look_at: number | null
  /** Time of the latest change of hour, zone or devices (ms); reminders due before it are no longer sent. */
  armed_at: number
  /** Latest local date, `YYYY-MM-DD`, sent or skipped; no date is sent twice. */
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
  /** Public VAPID key of the server with which the browser subscribed. */
  server_key: string
  session_id: string
  /** Latest local date whose reminder this browser's push service accepted. */
  told_on: string | null
  created_at: number
  changed_at: number
}

/** Calendar URL of a user. */
export interface CalendarLinksTable {
  user_id: string
  /** SHA-256 of the secret; the secret itself is not stored. */
  secret_hash: string
  /** IANA time zone of the device that created the URL. */
  zone: string
  made_at: number
}
