import type { SendMailOptions } from 'nodemailer'

/** Host of a sender's address. */
const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Options of all our mails: nodemailer reads no files or URLs, and autoresponders do not reply. */
export function mailOptionsOf(from: string, id: string): SendMailOptions {
  return {
    from,
    messageId: `<${id}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
