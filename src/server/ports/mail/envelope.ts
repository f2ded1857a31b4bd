import type { SendMailOptions } from 'nodemailer'

/** The part of a sender's address that says where it lives. */
const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** What every mail of ours carries, whoever takes it: nothing is read from files or the network, and no machine answers it. */
export function envelopeOf(from: string, id: string): SendMailOptions {
  return {
    from,
    messageId: `<${id}@${hostOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
