/** A failed file is run again alone: a flaky test is reported and passes, a defect fails, and many flaky tests fail the run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Outcome, runSuite } from './support/suite.ts'

const project = join(import.meta.dirname, '..')
let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'mingshu-unsteady-')))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'results'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const PASSES = `import { test } from 'vitest'\ntest('passes', () => {})`
const DEFECT = `import { expect, test } from 'vitest'\ntest('adds', () => expect(1 + 1).toBe(3))`
/** Fails in the first process that loads it alone. */
const RACE = `import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
test('wins its race', () => {
  const mark = import.meta.filename + '.ran'
  const ran = existsSync(mark)
  writeFileSync(mark, '')
  expect(ran, 'nobody was first').toBe(true)
})`

async function runPlanted(files: Readonly<Record<string, string>>): Promise<Omit<Outcome, 'times'>> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const run = async (_: string, [command, ...args]: readonly string[]): Promise<boolean> => {
    const env = { PATH: process.env['PATH'], NO_COLOR: '1' }
    const [status] = (await once(spawn(command!, args, { cwd: root, env, stdio: 'ignore' }), 'close')) as [number]
    return status === 0
  }
  const vitest = join(project, 'node_modules/.bin/vitest')
  const { times, ...outcome } = await runSuite(
    {
      name: 'planted',
      command: (report, file) => [vitest, 'run', '--reporter=json', `--outputFile.json=${report}`, ...(file === undefined ? [] : [file])],
    },
    { run, root, results: join(root, 'results') },
  )
  expect(times.map(({ file }) => file).toSorted()).toEqual(Object.keys(files).toSorted())
  return outcome
}

test('a flaky test passes and is reported as unsteady', async () => {
  expect(await runPlanted({ 'a.test.js': PASSES, 'b.test.js': RACE })).toEqual({
    passed: 2,
    failures: [],
    unsteady: [
      {
        file: 'b.test.js',
        test: 'wins its race',
        error: 'AssertionError: nobody was first: expected false to be true // Object.is equality',
      },
    ],
  })
})

test('a defect fails twice', async () => {
  expect(await runPlanted({ 'a.test.js': PASSES, 'b.test.js': DEFECT })).toMatchObject({
    passed: 1,
    failures: [{ file: 'b.test.js', test: 'adds' }],
    unsteady: [],
  })
})

test('a file that cannot be loaded fails twice', async () => {
  const outcome = await runPlanted({ 'a.test.js': PASSES, 'c.test.js': 'import "./missing.js"' })
  expect(outcome).toMatchObject({ passed: 1, failures: [{ file: 'c.test.js', test: '' }], unsteady: [] })
})

test('six flaky tests fail the run', async () => {
  const races = Array.from({ length: 6 }, (_, at) => [`race-${at}.test.js`, RACE] as const)
  const { passed, failures } = await runPlanted({ 'a.test.js': PASSES, ...Object.fromEntries(races) })
  expect([passed, failures.length]).toEqual([1, 6])
})
