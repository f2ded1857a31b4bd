import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** Ends it as a crash would; resolves when all that it had said was heard. */
  readonly kill: () => Promise<void>
}

/** Runs one of these `child-*.ts` as a process of its own, and hears its lines. Resolves when it says `ready`. */
export async function spawnChild(name: string, settings: Readonly<Record<string, string>>, heard: (line: string) => void): Promise<Child> {
  const file = fileURLToPath(new URL(`child-${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'], ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
  const abandon = (): boolean => child.kill('SIGKILL')
  process.once('exit', abandon)
  const lines = createInterface(child.stdout)
  const isOver = once(lines, 'close')
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    lines.on('line', (line) => (line === 'ready' ? resolve() : heard(line)))
  })
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await isOver
      process.off('exit', abandon)
    },
  }
}
