/** Steps of a test run. What a step says is shown in one piece when it ends, so that several may run at once. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Counts, runSuite, type Runner, UNSTEADY_LIMIT } from './suite.ts'

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

const suite = (runner: Runner): Promise<Counts> => runSuite(runner, { run, root, results })

/** The parts and the screens; `options` are Vitest's. */
export function partSuite(...options: readonly string[]): Promise<Counts> {
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json']
  return suite({
    name: 'parts',
    command: (report, file) => [...vitest, `--outputFile.json=${report}`, ...options, ...(file === undefined ? [] : [file])],
  })
}

/** End-to-end tests in a browser. */
export function browserSuite(): Promise<Counts> {
  const playwright = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']
  return suite({
    name: 'browser',
    // A second run leaves the traces of the first alone.
    command: (report, file) => [
      'env',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`,
      ...playwright,
      ...(file === undefined ? [] : [`/${file}`, '--output', report.replace(/\.json$/, '')]),
    ],
  })
}

function sumOf(counts: readonly Counts[]): Required<Counts> {
  const sum = (name: 'passed' | 'failed'): number => counts.reduce((total, each) => total + each[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), unsteady: counts.flatMap(({ unsteady = [] }) => unsteady) }
}

/** Waits for all, lists unsteady tests, says how many passed and failed on the last line, and sets the exit code. */
export async function conclude(all: readonly Promise<Counts>[]): Promise<void> {
  const { passed, failed: failedTwice, unsteady } = sumOf(await Promise.all(all))
  for (const { file, test, error } of unsteady) console.log(`unsteady: ${file} › ${test}: ${error}`)
  writeFileSync(`${results}/unsteady.json`, JSON.stringify(unsteady, null, 2))
  const failed = failedTwice + (unsteady.length > UNSTEADY_LIMIT ? unsteady.length : 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
