import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** Kills the process; resolves when all its output has been read. */
  readonly kill: () => Promise<void>
}

/** Runs `child-<name>.ts` as a process and passes its lines to `onLine`. Resolves when the process prints `ready`. */
export async function spawnChild(name: string, settings: Readonly<Record<string, string>>, onLine: (line: string) => void): Promise<Child> {
  const file = fileURLToPath(new URL(`child-${name}.ts`, import.meta.url))
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'], ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
  const abandon = (): boolean => child.kill('SIGKILL')
  process.once('exit', abandon)
  const lines = createInterface(child.stdout)
  const isOver = once(lines, 'close')
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    lines.on('line', (line) => (line === 'ready' ? resolve() : onLine(line)))
  })
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await isOver
      process.off('exit', abandon)
    },
  }
}
