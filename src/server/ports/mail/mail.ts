export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Verification code that the mail contains, for the development adapter. */
  readonly code?: string
}

/** Sends mails. Rejects with `PortFailure` if the mail was not sent. */
export interface MailPort {
  /** Sends a mail. `id` becomes the Message-ID, so that a mail sent twice is recognisable as the same. */
  send(mail: Mail, id: string): Promise<void>
  /** Deletes mails that the adapter stores: those to an address, or those sent before a time (ms). */
  forget(mails: { readonly to: string } | { readonly sentBefore: number }): Promise<void>
}
