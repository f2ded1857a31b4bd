/** Steps of a test run. What a step says is shown in one piece when it ends, so that several may run at once. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** What a runner's JSON report says of itself, Vitest's or Playwright's. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const results = `${root}test-results`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const secondsSince = (startedMs: number): string => `${((Date.now() - startedMs) / 1000).toFixed(1)} s`

/** Runs a command to its end; whether it went well. */
function run([command, ...args]: readonly string[]): Promise<boolean> {
  const started = Date.now()
  const name = [command, ...args].join(' ')
  console.log(`… ${name}`)
  const child = spawn(command!, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data))
  return new Promise((resolve) => {
    const end = (ok: boolean, why = ''): void => {
      console.log(`\n— ${name}\n${Buffer.concat(said).toString()}${why}— ${ok ? 'done' : 'FAILED'} in ${secondsSince(started)}`)
      resolve(ok)
    }
    child.once('error', (error) => end(false, `${error.message}\n`))
    child.once('close', (status) => end(status === 0))
  })
}

/** A command that passes or fails as a whole. */
export async function step(...command: readonly string[]): Promise<Counts> {
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Scripts of `package.json`, one after another. */
export async function scripts(...names: readonly string[]): Promise<Counts> {
  const counts: Counts[] = []
  for (const name of names) counts.push(await step('npm', 'run', '--silent', name))
  return sumOf(counts)
}

function countsOf({ numPassedTests = 0, numFailedTests = 0, stats }: Report): Counts {
  if (stats === undefined) return { passed: numPassedTests, failed: numFailedTests }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

/** A runner's own count from its JSON report; one that fails without a failed test, or that ran none, counts as one failure. */
async function suite(report: string, ...command: readonly string[]): Promise<Counts> {
  const ok = await run(command)
  const file = `${results}/${report}`
  const { passed, failed } = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8')) as Report) : { passed: 0, failed: 0 }
  return { passed, failed: Math.max(failed, ok && passed > 0 ? 0 : 1) }
}

/** The parts and the screens; `options` are Vitest's. */
export function partSuite(...options: readonly string[]): Promise<Counts> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/parts.json`]
  return suite('parts.json', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...reporters, ...options)
}

/** Errands in a browser. */
export const browserSuite = (): Promise<Counts> => suite('browser.json', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts')

function sumOf(counts: readonly Counts[]): Counts {
  const sum = (name: keyof Counts): number => counts.reduce((total, each) => total + each[name], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** Waits for all, says how many passed and failed on the last line, and sets the exit code. */
export async function conclude(all: readonly Promise<Counts>[]): Promise<void> {
  const { passed, failed } = sumOf(await Promise.all(all))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
