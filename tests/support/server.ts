import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerServices } from '#server/deps/answering.ts'
import { parseEnv } from '#server/setup/env.ts'
import { startServer } from '#server/start.ts'
import { loginLinkOf } from './mail-link.ts'
import { waitUntil } from './wait-until.ts'

interface Options {
  /** Data folder, not deleted at the end; by default a temporary folder, which is. */
  readonly dataDir?: string
  readonly databaseUrl?: string
  readonly now?: () => number
  /** Folder of a built web app. */
  readonly webRoot?: string
  /** Answerers that replace those of the chat. */
  readonly answering?: AnswerServices
  /** Further environment settings. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface TestServer {
  readonly url: string
  readonly dataDir: string
  readonly stop: () => Promise<void>
  /** Waits for the newest mail with a code to an address; returns the code. */
  readonly latestCode: (address: string) => Promise<string>
  /** Waits for the newest mail with a code to an address; returns the token of its login link, as the page sends it. */
  readonly latestLink: (address: string) => Promise<string>
  /** Returns the raw text of all mails to an address, newest first. */
  readonly mailsTo: (address: string) => Promise<readonly string[]>
}

const CODE = /^X-Verification-Code: (\d{6})\r?$/m

/** Lists the mail files to an address, newest first; empty until the outbox exists. */
async function filesIn(outbox: string, address: string): Promise<readonly string[]> {
  const names = await readdir(outbox).catch(() => [])
  const own = names.filter((name) => name.endsWith(`Z-${address.toLowerCase()}.eml`)).toSorted()
  return own.toReversed()
}

/** Returns the raw text of all mails to an address, newest first. */
export async function mailsIn(outbox: string, address: string): Promise<readonly string[]> {
  return Promise.all((await filesIn(outbox, address)).map((name) => readFile(join(outbox, name), 'utf8')))
}

/** Interval in which an address gets at most one code. */
const CODE_EVERY_MS = 60_000

/** Waits for the newest mail with a code, which may follow the response late; with `now`, for one of the last minute. */
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
    // Puts all products on sale: shop tests do not check which products are complete.
    ON_SALE: 'all',
    // Turns speech off: tests must not depend on an installed synthesiser.
    SPEECH_COMMAND: 'off',
    DATA_DIR: folder,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...settings,
  })
  // Short poll interval: a job becomes due when a test moves the clock, which does not wake the worker.
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
