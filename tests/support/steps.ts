/** Steps of a test run. Steps run concurrently, so each output line is prefixed with the name of its step. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { singleFileCommand, VARIANT_TAG, PLAYWRIGHT, VITEST } from './commands.ts'
import { chooseByLane } from './lane.ts'
import type { Failure } from './report.ts'
import { type Outcome, runSuite, type Runner, UNSTEADY_LIMIT } from './suite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const results = `${root}test-results`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const SLOWEST = 10

const startedMs = Date.now()
const secondsSince = (sinceMs: number): number => Math.round((Date.now() - sinceMs) / 100) / 10

/** Runs a command; resolves to whether it exited with code 0. */
function run(name: string, [command, ...args]: readonly string[]): Promise<boolean> {
  const began = Date.now()
  const say = (line: string): void => console.log(`${name} │ ${line}`)
  say(`$ ${[command, ...args].join(' ')}`)
  const child = spawn(command!, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', say)
  return new Promise((resolve) => {
    const end = (ok: boolean, why = ''): void => {
      say(`${why}${ok ? 'done' : 'FAILED'} in ${secondsSince(began)} s`)
      resolve(ok)
    }
    child.once('error', (error) => end(false, `${error.message}: `))
    child.once('close', (status) => end(status === 0))
  })
}

/** Runs scripts of `package.json` one after another; each counts as one test. */
export async function runScripts(...names: readonly string[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const name of names) {
    const ok = await run(name, ['npm', 'run', '--silent', name])
    outcomes.push({
      passed: ok ? 1 : 0,
      failures: ok ? [] : [{ file: '', test: `npm run ${name}`, error: 'failed' }],
      unsteady: [],
      times: [],
    })
  }
  return sumOf(outcomes)
}

const suite = (runner: Runner): Promise<Outcome> => runSuite(runner, { run, root, results })

/** Runs all Vitest tests; `options` are passed to Vitest. */
export function runVitestSuite(...options: readonly string[]): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json']
  return suite({
    name: 'parts',
    command: (report, file) => [
      ...(file === undefined ? VITEST : singleFileCommand(file)),
      ...reporters,
      `--outputFile.json=${report}`,
      ...options,
    ],
  })
}

/** Number of shards of the tests tagged `VARIANT_TAG`; the short lane runs only one shard. */
const VARIANT_SHARDS = 3

/** Runs the end-to-end tests: all untagged ones, then those tagged `VARIANT_TAG`, of which the short lane runs one shard. */
export async function runBrowserSuite(): Promise<Outcome> {
  const part = `--shard=${1 + (Number(process.env['SEED']) % VARIANT_SHARDS)}/${VARIANT_SHARDS}`
  const journeys = await browserRun('browser', '--grep-invert', VARIANT_TAG)
  return sumOf([journeys, await browserRun('further', '--grep', VARIANT_TAG, ...chooseByLane([part], []))])
}

/** Runs end-to-end tests; `options` are passed to Playwright, but not when a single file is repeated. */
const browserRun = (name: string, ...options: readonly string[]): Promise<Outcome> =>
  suite({
    name,
    command: (report, file) => [
      'env',
      `PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`,
      ...(file === undefined ? [...PLAYWRIGHT, ...options] : singleFileCommand(file)),
      // Playwright empties its output folder, so each run needs its own.
      '--output',
      report.replace(/\.json$/, ''),
    ],
  })

const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  unsteady: outcomes.flatMap(({ unsteady }) => unsteady),
  times: outcomes.flatMap(({ times }) => times),
})

/** Returns Git's tree hash of the working tree, including uncommitted files; `undefined` outside a repository. */
export function treeHash(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-tree-'))
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    git('add', '--all')
    return git('write-tree').trim()
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const lineOf = ({ file, test, error }: Failure): string => `${[file, test].filter(Boolean).join(' › ')}: ${error}`

/** Waits for all outcomes, prints a summary and sets the exit code. Records a passed full run if the tree is still `wholeTree`. */
export async function reportOutcomes(all: readonly Promise<Outcome>[], wholeTree?: string): Promise<void> {
  const { passed, failures, unsteady, times } = sumOf(await Promise.all(all))
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  console.log(`\nslowest files:\n${slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n')}`)
  for (const failure of unsteady) console.log(`unsteady: ${lineOf(failure)}`)
  writeFileSync(`${results}/unsteady.json`, JSON.stringify(unsteady, null, 2))
  for (const failure of failures) {
    console.log(`failed: ${lineOf(failure)}`)
    if (failure.trace) console.log(`  trace: ${failure.trace}`)
    if (failure.file) console.log(`  alone: ${singleFileCommand(failure.file).join(' ')}`)
  }
  const failed = failures.length + (unsteady.length > UNSTEADY_LIMIT ? unsteady.length : 0)
  const seconds = secondsSince(startedMs)
  if (failed === 0 && wholeTree !== undefined && wholeTree === treeHash()) {
    const green = { tree: wholeTree, at: new Date().toISOString(), seconds, unsteady: unsteady.map(lineOf) }
    writeFileSync(`${results}/green.json`, JSON.stringify(green, null, 2))
  }
  console.log(`${seconds} s`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
