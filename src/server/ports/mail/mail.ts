export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The verification code that the texts hold; for adapters whose reader is a developer. */
  readonly code?: string
}

/** Sends mails. Rejects with a `PortFailure` when the mail did not leave. */
export interface MailPort {
  /** The id names the mail: sent again under the same one, it is the same mail to those who read its Message-ID. */
  send(mail: Mail, id: string): Promise<void>
  /** Forgets what this machine keeps of mails: those to an address, or those sent before a moment, in milliseconds. */
  forget(mails: { readonly to: string } | { readonly sentBefore: number }): Promise<void>
}
