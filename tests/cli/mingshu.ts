import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { main } from '#cli/main.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function run(command: string, words: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

/** The command as the package's `bin` starts it. */
export const mingshu = (...words: string[]): Ran => run(process.execPath, [`${root}src/cli/mingshu.js`, ...words])

/** The command within this process, for what needs none of its own. */
export async function mingshuHere(...words: string[]): Promise<Ran> {
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

/** The command with settings in its environment, beside a server of this process: a blocked one could hold the database's lock for ever. */
export function mingshuWith(settings: Readonly<Record<string, string>>, ...words: string[]): Promise<Ran> {
  const env = { ...process.env, ...settings }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [`${root}src/cli/mingshu.js`, ...words], { cwd: root, env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    )
  })
}

/** The command as the README writes it. */
export const npxMingshu = (...words: string[]): Ran => run('npx', ['--offline', 'mingshu', ...words])
