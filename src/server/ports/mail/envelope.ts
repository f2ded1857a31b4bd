import type { SendMailOptions } from 'nodemailer'

/** Returns the host of a sender's address. */
const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** Returns the options of all our mails: nodemailer must not read files or URLs, and autoresponders must not reply. */
export function mailOptionsOf(from: string, id: string): SendMailOptions {
  return {
    from,
    messageId: `<${id}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
