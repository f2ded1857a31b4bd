import { createTransport } from 'nodemailer'
import { PortFailure } from '../port-failure.ts'
import { envelopeOf } from './envelope.ts'
import type { MailPort } from './mail.ts'

/** Of one try; together they stay below a job's lease. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** What nodemailer throws. */
interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

/** A server's "no" to this mail is final (5xx, RFC 5321 § 4.2.1); one to our own login is for the operator to mend. */
function failureOf(error: unknown): PortFailure {
  const { code = 'EMAIL', responseCode } = error as SmtpError
  if (responseCode === undefined) return new PortFailure(code, { cause: error })
  return new PortFailure(`SMTP-${responseCode}`, { isFinal: responseCode >= 500 && code !== 'EAUTH', cause: error })
}

/** A real mail server, by `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    async send({ to, subject, text, html }, id) {
      await transport.sendMail({ ...envelopeOf(from, id), to, subject, text, html }).catch((error: unknown) => {
        throw failureOf(error)
      })
    },
    // What has left is not kept.
    forget: async () => undefined,
  }
}
