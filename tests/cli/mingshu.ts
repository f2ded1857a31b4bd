import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { main } from '#cli/main.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function run(command: string, words: readonly string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

/** Runs the command as the package's `bin` does. */
export const runMingshu = (...words: string[]): CommandResult => run(process.execPath, [`${root}src/cli/mingshu.js`, ...words])

/** Runs the command within this process, which is faster. */
export async function runMingshuInProcess(...words: string[]): Promise<CommandResult> {
  const written = (to: 'log' | 'error') => vi.spyOn(console, to).mockImplementation(() => undefined)
  const [out, err] = [written('log'), written('error')]
  const linesOf = ({ mock }: typeof out) => mock.calls.map(([line]) => `${String(line)}\n`).join('')
  try {
    return { code: await main(words), out: linesOf(out), err: linesOf(err) }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}

/**
 * Runs the command with environment settings, asynchronously: blocking would keep this process's server from releasing its
 * database lock.
 */
export function runMingshuWithSettings(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<CommandResult> {
  const env = { ...process.env, ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [`${root}src/cli/mingshu.js`, ...words], { cwd: root, env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    )
  })
}

/** Runs the command as the README does. */
export const runMingshuByNpx = (...words: string[]): CommandResult => run('npx', ['--offline', 'mingshu', ...words])
