/**
 * Every test of the project, in the order in which a failure tells most: checks, build, parts and screens,
 * browser errands. Ends with `N passed, N failed`; exits with 1 when anything failed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './support/chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = `${root}test-results`
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

let passed = 0
let failed = 0

function run(command: string, args: string[]): boolean {
  const started = Date.now()
  console.log(`\n— ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, NO_COLOR: '1' } })
  console.log(`— ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return status === 0
}

/** One step that passes or fails as a whole. */
function step(command: string, ...args: string[]) {
  if (run(command, args)) passed += 1
  else failed += 1
}

/** A test runner's own count from its JSON report; a runner that fails without a failed test counts as one. */
function suite(report: string, countsOf: (json: Report) => { passed: number; failed: number }, command: string, ...args: string[]) {
  const ok = run(command, args)
  const file = `${results}/${report}`
  const counts = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8')) as Report) : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += Math.max(counts.failed, ok && counts.passed > 0 ? 0 : 1)
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

ensureChromium()
step('npm', 'run', '--silent', 'check:format')
step('npm', 'run', '--silent', 'check:types')
step('npm', 'run', '--silent', 'check:lint')
step('npm', 'run', '--silent', 'check:unused')
step('npm', 'run', '--silent', 'check:catalogues')
step('npm', 'run', '--silent', 'build')
suite(
  'parts.json',
  ({ numPassedTests = 0, numFailedTests = 0 }) => ({ passed: numPassedTests, failed: numFailedTests }),
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/parts.json`,
)
suite(
  'browser.json',
  ({ stats }) => ({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }),
  'playwright',
  'test',
  '--config',
  'tests/e2e/playwright.config.ts',
)

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
