export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The verification code in the texts, for adapters used in development. */
  readonly code?: string
}

/** Sends mails. Rejects with `PortFailure` if the mail was not sent. */
export interface MailPort {
  /** `id` becomes the Message-ID: a repeated send is recognisable as the same mail. */
  send(mail: Mail, id: string): Promise<void>
  /** Deletes stored mails: those to an address, or those sent before a time (ms). */
  forget(mails: { readonly to: string } | { readonly sentBefore: number }): Promise<void>
}
