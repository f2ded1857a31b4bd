import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { latestCodeIn, latestLinkIn, mailsIn, type TestServer } from './server.ts'

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** All output of the process so far. */
  readonly output: () => string
  /** Sends a signal and waits for the exit; resolves to the exit code, or to the signal that ended the process. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>
}

function watch(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  return () => output
}

/** Runs the server, or another entry file, as a child process. Rejects with the output if the process exits before it listens. */
export async function spawnServer(
  settings: Readonly<Record<string, string>>,
  main = MAIN,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Kills the child with the test process, so that a failing test leaves no server behind.
  const abandon = (): boolean => child.kill('SIGKILL')
  process.once('exit', abandon)
  child.once('close', () => process.off('exit', abandon))
  const output = watch(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, listening] = /^Mingshu runs on (http:\S+)$/m.exec(output()) ?? []
      if (listening !== undefined) resolve(listening)
    })
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${output()}`)))
  })
  return {
    url,
    pid: child.pid!,
    output,
    end: async (signal) => {
      const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
      child.kill(signal)
      const [code, by] = await closed
      return code ?? by
    },
  }
}

/** Wraps a server process as a `TestServer`. */
export const testServerOf = (server: ServerProcess, dataDir: string): TestServer => ({
  url: server.url,
  dataDir,
  latestCode: (address) => latestCodeIn(join(dataDir, 'outbox'), address),
  latestLink: (address) => latestLinkIn(join(dataDir, 'outbox'), address),
  mailsTo: (address) => mailsIn(join(dataDir, 'outbox'), address),
  stop: () => server.end('SIGTERM').then(() => undefined),
})
