import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const CODE = /^X-Verification-Code: (\d{6})/m

const project = new URL('../../..', import.meta.url).pathname

/** The real server as a child process with its own data folder. */
export class TestServer {
  readonly dataDir: string
  readonly port: number
  private readonly root: string
  private child: ChildProcess | undefined

  private constructor(port: number, dataDir: string, root: string) {
    this.port = port
    this.dataDir = dataDir
    this.root = root
  }

  /** Starts a server; `root` is the project, or a copy of it with another build. */
  static async start(env: Record<string, string> = {}, root = project): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'mingshu-e2e-')), root)
    await server.up(env)
    return server
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  /** Starts the process, also after a kill, and waits until it answers requests. */
  async up(env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: this.root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        PUBLIC_URL: this.url,
        RATE_LIMIT: '100000',
        LOGIN_LIMIT: '100000',
        LOG_LEVEL: 'warn',
        // Puts all products on sale: shop tests do not check which products are finished.
        ON_SALE: 'all',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let log = ''
    this.child.stdout!.on('data', (chunk: Buffer) => (log += chunk.toString()))
    this.child.stderr!.on('data', (chunk: Buffer) => (log += chunk.toString()))
    const exited = once(this.child, 'exit').then(() => {
      throw new Error(`the server ended: ${log}`)
    })
    await Promise.race([exited, this.answering()])
    exited.catch(() => {})
  }

  private async answering() {
    for (;;) {
      const ok = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Kills the process without a shutdown, as a power cut would. */
  async kill() {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await gone
  }

  async stop() {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Deletes all rate-limit hits, as if their minute and hour had passed. */
  letTimePass() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('DELETE FROM turns')
    db.close()
  }

  /** Marks all books as composed from outdated texts. */
  ageBooks() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('UPDATE books SET texts = 0')
    db.close()
  }

  /** Sets the number of questions of every conversation to twenty. */
  lengthenTalks() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('UPDATE conversations SET turns = 20')
    db.close()
  }

  /** Deletes every session, as 90 days without a visit would. */
  endSessions() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('DELETE FROM sessions')
    db.close()
  }

  /** Returns the number of mails sent to an address. */
  mailsTo(address: string): number {
    return this.mails(address).length
  }

  /** Returns the code in the latest mail with a code to this address; undefined if there is none. */
  latestCode(address: string): string | undefined {
    return CODE.exec(this.latestMail(address))?.[1]
  }

  /** Returns the raw text of the latest mail with a code to this address; empty if there is none. */
  latestMail(address: string): string {
    return this.allMails(address).findLast((mail) => CODE.test(mail)) ?? ''
  }

  /** Returns the raw texts of all mails to an address, oldest first. */
  allMails(address: string): string[] {
    return this.mails(address).map((name) => readFileSync(join(this.dataDir, 'outbox', name), 'utf8'))
  }

  private mails(address: string): string[] {
    const outbox = join(this.dataDir, 'outbox')
    if (!existsSync(outbox)) return []
    return readdirSync(outbox)
      .filter((name) => name.endsWith(`-${address}.eml`))
      .toSorted()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
