import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { envelopeOf } from './envelope.ts'
import type { Mail, MailPort } from './mail.ts'

interface Options {
  /** Folder of the `.eml` files; made when needed. */
  readonly folder: string
  readonly from: string
  readonly now: () => number
  /** Called with each code; development prints it. */
  readonly announce?: (code: string) => void
}

/** File names hold 255 bytes at most, and an address may be that long by itself. */
const ADDRESS_MAX = 200

/** What the name of a mail ends with while it is written. */
const PART = '.part'

/** An address as part of a file name: nothing in it can lead to another folder. */
function fileSafe(address: string): string {
  return address
    .toLowerCase()
    .replaceAll(/[^a-z0-9@._+-]/g, '_')
    .slice(0, ADDRESS_MAX)
}

/** The moment that a file's name begins with. */
const sentAtOf = (name: string): number => Date.parse(name.slice(0, new Date(0).toISOString().length))

/** Two addresses may have one file name; the mail itself says whose it is. */
async function isTo(address: string, folder: string, name: string): Promise<boolean> {
  if (!name.includes(`Z-${fileSafe(address)}.eml`)) return false
  const mail = await readFile(join(folder, name), 'utf8').catch(() => '')
  return mail.toLowerCase().includes(`\nto: ${address.toLowerCase()}`)
}

/**
 * The mail service of a machine that has none: each mail becomes `<ISO time>-<address>.eml`. A code
 * is repeated in a header, which only this adapter adds, so that nobody has to decode the body.
 */
export function outboxMail({ folder, from, now, announce }: Options): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true })
  let lastMs = 0
  /** Later with each mail: two to one address at the same moment would be one file. */
  const momentOf = (): string => new Date((lastMs = Math.max(now(), lastMs + 1))).toISOString()
  return {
    async send({ code, ...mail }: Mail, id) {
      const { headers, ...envelope } = envelopeOf(from, id)
      const { message } = await transport.sendMail({
        ...mail,
        ...envelope,
        date: new Date(now()),
        headers: { ...headers, ...(code !== undefined && { 'X-Verification-Code': code }) },
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${momentOf()}-${fileSafe(mail.to)}.eml`)
      // Whoever watches the folder never meets half a mail.
      await writeFile(file + PART, message as Buffer, { mode: 0o600 })
      await rename(file + PART, file)
      if (code !== undefined) announce?.(code)
    },
    async forget(mails) {
      const names = await readdir(folder).catch(() => [])
      // What was half a mail may have got its name by now.
      for (const name of names.flatMap((name) => (name.endsWith(PART) ? [name, name.slice(0, -PART.length)] : [name]))) {
        const isMeant = 'to' in mails ? await isTo(mails.to, folder, name) : sentAtOf(name) < mails.sentBefore
        if (isMeant) await rm(join(folder, name), { force: true })
      }
    },
  }
}
