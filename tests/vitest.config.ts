import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { appPlugins } from '../src/build/app-plugins.ts'
import { laterWords } from '../src/build/later-words.ts'
import { inLane } from './support/lane.ts'
import { resettableModules } from './support/reset-modules.ts'

const root = new URL('..', import.meta.url).pathname

/** A loaded machine is slow, not wrong: what hangs is still found. A file that walks a large space may ask for more. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** No test finds what another one left: not in globals, in what was mocked or in the modules that files of one worker share. */
const apart = { setupFiles: ['tests/support/apart.ts'] }

/** A test file that needs the build or a process of its own, or takes long enough to be left to the full run, is called so. */
const SLOW = 'tests/**/*.slow.test.ts'

/** What has its small version in another file runs in the long lane alone. */
const LONG = inLane(['tests/**/*.long.slow.test.ts'], [])

/** These load modules anew, as another tab does. */
const ANEW = ['chats-tabs', 'shelf', 'two-tabs'].map((name) => `tests/device/${name}.test.ts`)

/** Tests that run without a page; `tests`: in an order of their own within each file. */
const pageless = (
  name: string,
  include: readonly string[],
  exclude: readonly string[],
  { isolate = false, tests = true } = {},
): TestProjectConfiguration => ({
  root,
  plugins: [resettableModules()],
  test: {
    name,
    ...patience,
    ...apart,
    isolate,
    sequence: { shuffle: { tests } },
    environment: 'node',
    include: [...include],
    exclude: ['tests/e2e/**', 'tests/app/**', ...exclude],
  },
})

/** What runs without a page, fast, with modules of its own or slow, and the screens. The quick lane leaves out the slow. */
export default defineConfig({
  root,
  test: {
    // Much of it waits for databases and processes: on two cores the default of one at a time takes half as long again.
    maxWorkers: 2,
    // Files of one worker share what they import: loading it anew for each takes longer than most of the tests.
    isolate: false,
    // `SEED` is taken from the state of the files by `tests/run.ts`: what has passed once passes in the same order again. The tests
    // within a file follow it, too, but for the slow ones, of which one is often built on another.
    sequence: { shuffle: { files: true }, seed: Number(process.env['SEED'] ?? 1) },
    globalSetup: ['tests/support/postgres-of-run.ts'],
    projects: [
      pageless('parts', ['tests/**/*.test.ts'], [SLOW, ...ANEW]),
      pageless('anew', ANEW, [], { isolate: true }),
      pageless('slow', [SLOW], LONG, { tests: false }),
      {
        root,
        plugins: [resettableModules(), laterWords([]), ...appPlugins()],
        test: {
          name: 'screens',
          ...patience,
          ...apart,
          sequence: { shuffle: { tests: true } },
          environment: 'happy-dom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/apart.ts', 'tests/support/screens.ts'],
        },
      },
    ],
  },
})
