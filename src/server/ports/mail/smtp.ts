import { createTransport } from 'nodemailer'
import { PortFailure } from '../port-failure.ts'
import { mailOptionsOf } from './envelope.ts'
import type { MailPort } from './mail.ts'

/** Timeouts of an attempt (ms); their sum is below the lifetime of a job's lease. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Error of nodemailer. */
interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

/** Converts an error. A 5xx response is final (RFC 5321 §4.2.1), except to our login, which the operator can fix. */
function failureOf(error: unknown): PortFailure {
  const { code = 'EMAIL', responseCode } = error as SmtpError
  if (responseCode === undefined) return new PortFailure(code, { cause: error })
  return new PortFailure(`SMTP-${responseCode}`, { isFinal: responseCode >= 500 && code !== 'EAUTH', cause: error })
}

/** Creates a mail adapter for a mail server: `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): MailPort {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async send({ to, subject, text, html }, id) {
      await transport.sendMail({ ...mailOptionsOf(from, id), to, subject, text, html }).catch((error: unknown) => {
        throw failureOf(error)
      })
    },
    // Does nothing, as sent mails are not stored.
    forget: async () => undefined,
  }
}
