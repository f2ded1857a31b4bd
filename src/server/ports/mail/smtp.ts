import { createTransport } from 'nodemailer'
import type { MailPort } from './mail.ts'

/** A real mail server, by `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html, from, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}
