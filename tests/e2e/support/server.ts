import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const CODE = /^X-Verification-Code: (\d{6})/m

const project = new URL('../../..', import.meta.url).pathname

/** The real server in a process of its own, on its own data folder. */
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

  /** `root` is the project, or a copy of it with another build. */
  static async start(env: Record<string, string> = {}, root = project): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), 'mingshu-e2e-')), root)
    await server.up(env)
    return server
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  /** Starts the process (again, after a kill) and waits until it answers. */
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
        // Errands in the shop are about buying, not about what is built by now.
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

  /** As a power cut would: no goodbye. */
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

  /** As if the minute between two codes, and the hour of five, had passed. */
  letTimePass() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('DELETE FROM turns')
    db.close()
  }

  /** As if newer texts had come since the books were made. */
  ageBooks() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('UPDATE books SET texts = 0')
    db.close()
  }

  /** As if twenty questions had been asked in every conversation. */
  lengthenTalks() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('UPDATE conversations SET turns = 20')
    db.close()
  }

  /** Ends every session, as 90 days without a visit would. */
  endSessions() {
    const db = new DatabaseSync(join(this.dataDir, 'mingshu.sqlite'), { timeout: 5000 })
    db.exec('DELETE FROM sessions')
    db.close()
  }

  /** How many mails an address has got. */
  mailsTo(address: string): number {
    return this.mails(address).length
  }

  /** The code in the newest mail to an address that has one, as a person would read it. */
  latestCode(address: string): string | undefined {
    return CODE.exec(this.latestMail(address))?.[1]
  }

  /** The newest mail with a code to an address as it was written, or nothing. */
  latestMail(address: string): string {
    return this.allMails(address).findLast((mail) => CODE.test(mail)) ?? ''
  }

  /** All mails to an address as they were written, the oldest first. */
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
