import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answering } from '#server/deps/answering.ts'
import { parseEnv } from '#server/setup/env.ts'
import { startServer } from '#server/start.ts'
import { loginLinkOf } from './mail-link.ts'
import { waitUntil } from './wait-until.ts'

interface Options {
  /** Kept when given; else a folder of its own, deleted at the end. */
  readonly dataDir?: string
  readonly databaseUrl?: string
  readonly now?: () => number
  /** Folder of a built web app. */
  readonly webRoot?: string
  /** Who answers in the chat. */
  readonly answering?: Answering
  /** Further settings, as in the environment. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface TestServer {
  readonly url: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
  /** The code of the newest mail with one to an address, read as a person would: from the outbox. */
  readonly latestCode: (address: string) => Promise<string>
  /** Its login link, as the page sends it back. */
  readonly latestLink: (address: string) => Promise<string>
  /** All mails to an address as they were written, the latest first. */
  readonly mailsTo: (address: string) => Promise<readonly string[]>
}

const CODE = /^X-Verification-Code: (\d{6})\r?$/m

/** The files of all mails to an address, the latest first; the outbox is made with its first mail. */
async function filesIn(outbox: string, address: string): Promise<readonly string[]> {
  const names = await readdir(outbox).catch(() => [])
  const own = names.filter((name) => name.endsWith(`Z-${address.toLowerCase()}.eml`)).toSorted()
  return own.toReversed()
}

/** All mails to an address as they were written, the latest first. */
export async function mailsIn(outbox: string, address: string): Promise<readonly string[]> {
  return Promise.all((await filesIn(outbox, address)).map((name) => readFile(join(outbox, name), 'utf8')))
}

/** One code a minute goes to one address. */
const CODE_EVERY_MS = 60_000

/**
 * The newest mail with a code to an address. A busy machine sends it a while after its answer: it is waited for, and where a test
 * has the server's clock, for one of the last minute.
 */
async function latestMailIn(outbox: string, address: string, now?: () => number): Promise<string> {
  const since = now === undefined ? '' : new Date(now() - CODE_EVERY_MS).toISOString()
  let newest: string | undefined
  await waitUntil(async () => {
    const files = (await filesIn(outbox, address)).filter((name) => name > since)
    const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
    newest = mails.find((mail) => CODE.test(mail))
    return newest !== undefined
  })
  return newest!
}

export async function latestCodeIn(outbox: string, address: string, now?: () => number): Promise<string> {
  return CODE.exec(await latestMailIn(outbox, address, now))![1]!
}

export const latestLinkIn = async (outbox: string, address: string, now?: () => number): Promise<string> =>
  loginLinkOf(await latestMailIn(outbox, address, now))

/** Starts the real server on a free port. */
export async function startTestServer({ dataDir, databaseUrl, settings, ...options }: Options = {}): Promise<TestServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'mingshu-test-'))
  const env = parseEnv({
    PORT: '0',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    LOGIN_LIMIT: '1000000',
    // The shop's tests are about selling, not about what is built by now.
    ON_SALE: 'all',
    // What is installed on this machine is no matter of a test's.
    SPEECH_COMMAND: 'off',
    DATA_DIR: folder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...settings,
  })
  // The time that a test lets pass brings jobs back: they are looked for soon after.
  const server = await startServer(env, { pollMs: 200, ...options })
  return {
    url: server.url,
    dataDir: folder,
    latestCode: (address) => latestCodeIn(join(folder, 'outbox'), address, options.now),
    latestLink: (address) => latestLinkIn(join(folder, 'outbox'), address, options.now),
    mailsTo: (address) => mailsIn(join(folder, 'outbox'), address),
    stop: async () => {
      await server.stop()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
