import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailOptionsOf } from './envelope.ts'
import type { Mail, MailPort } from './mail.ts'

interface Options {
  /** Folder where the `.eml` files are written; created if needed. */
  readonly folder: string
  readonly from: string
  readonly now: () => number
  /** Called with each verification code; development prints it. */
  readonly announce?: (code: string) => void
}

/** Maximum length of the address in a file name: names have at most 255 bytes, and an address alone may reach that. */
const ADDRESS_MAX = 200

/** File name suffix of a mail that is being written. */
const PART = '.part'

/** Returns an address as part of a file name, without characters that could lead to another folder. */
function toFileName(address: string): string {
  return address
    .toLowerCase()
    .replaceAll(/[^a-z0-9@._+-]/g, '_')
    .slice(0, ADDRESS_MAX)
}

/** Returns the time at the beginning of a file name (ms). */
const sentAtOf = (name: string): number => Date.parse(name.slice(0, new Date(0).toISOString().length))

/** Whether a stored mail is to this address. Reads the recipient from the mail, as two addresses may share a file name. */
async function isTo(address: string, folder: string, name: string): Promise<boolean> {
  if (!name.includes(`Z-${toFileName(address)}.eml`)) return false
  const mail = await readFile(join(folder, name), 'utf8').catch(() => '')
  return mail.toLowerCase().includes(`\nto: ${address.toLowerCase()}`)
}

/** Creates a mail adapter that writes `<ISO time>-<address>.eml` files, with the code in a header, for machines without a mail server. */
export function createOutboxMailer({ folder, from, now, announce }: Options): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true })
  let lastMs = 0
  /** Returns a strictly increasing time, so that two mails to one address at the same time get different names. */
  const momentOf = (): string => new Date((lastMs = Math.max(now(), lastMs + 1))).toISOString()
  return {
    async send({ code, ...mail }: Mail, id) {
      const { headers, ...envelope } = mailOptionsOf(from, id)
      const { message } = await transport.sendMail({
        ...mail,
        ...envelope,
        date: new Date(now()),
        headers: { ...headers, ...(code !== undefined && { 'X-Verification-Code': code }) },
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${momentOf()}-${toFileName(mail.to)}.eml`)
      // Writes under a temporary name first, so that a watcher of the folder never sees a partial mail.
      await writeFile(file + PART, message as Buffer, { mode: 0o600 })
      await rename(file + PART, file)
      if (code !== undefined) announce?.(code)
    },
    async forget(mails) {
      const names = await readdir(folder).catch(() => [])
      // Also deletes the final name of a partial mail, which may have been renamed meanwhile.
      for (const name of names.flatMap((name) => (name.endsWith(PART) ? [name, name.slice(0, -PART.length)] : [name]))) {
        const isMeant = 'to' in mails ? await isTo(mails.to, folder, name) : sentAtOf(name) < mails.sentBefore
        if (isMeant) await rm(join(folder, name), { force: true })
      }
    },
  }
}
