export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The verification code that the texts hold; for adapters whose reader is a developer. */
  readonly code?: string
}

/** Sends mails. Rejects when the mail did not leave; the caller says so to the person. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
