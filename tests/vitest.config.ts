import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { createAppPlugins } from '../src/build/app-plugins.ts'
import { createSplitCataloguesPlugin } from '../src/build/later-words.ts'
import { chooseByLane } from './support/lane.ts'
import { resettableModules } from './support/reset-modules.ts'

const root = new URL('..', import.meta.url).pathname

/** Generous timeouts for loaded machines; a hanging test still fails. A test over a large input space may set a longer one. */
const timeouts = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** Resets globals, mocks and modules, which the files of one worker share. */
const isolation = { setupFiles: ['tests/support/apart.ts'] }

/** Test files that need the build, a child process or much time; the quick lane skips them. */
const SLOW = 'tests/**/*.slow.test.ts'

/** Tests with a short version in another file run only in the long lane. */
const LONG = chooseByLane(['tests/**/*.long.slow.test.ts'], [])

/** These files import modules again to simulate another tab. */
const ISOLATED = ['chats-tabs', 'shelf', 'two-tabs'].map((name) => `tests/device/${name}.test.ts`)

/** Tests without a page; `tests` shuffles the tests within each file. */
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
    ...timeouts,
    ...isolation,
    isolate,
    sequence: { shuffle: { tests } },
    environment: 'node',
    include: [...include],
    exclude: ['tests/e2e/**', 'tests/app/**', ...exclude],
  },
})

/** Projects: fast, isolated and slow tests without a page, and screens. The quick lane skips the slow ones. */
export default defineConfig({
  root,
  test: {
    // Tests wait for databases and processes: on two cores, one worker takes 50 % longer.
    maxWorkers: 2,
    // Files of one worker share imported modules: importing them again would take longer than most tests.
    isolate: false,
    // `tests/run.ts` derives `SEED` from the files, so the order is reproducible. Slow tests stay in order, as some depend on earlier ones.
    sequence: { shuffle: { files: true }, seed: Number(process.env['SEED'] ?? 1) },
    globalSetup: ['tests/support/postgres-of-run.ts'],
    projects: [
      pageless('parts', ['tests/**/*.test.ts'], [SLOW, ...ISOLATED]),
      pageless('isolated', ISOLATED, [], { isolate: true }),
      pageless('slow', [SLOW], LONG, { tests: false }),
      {
        root,
        plugins: [resettableModules(), createSplitCataloguesPlugin([]), ...createAppPlugins()],
        test: {
          name: 'screens',
          ...timeouts,
          ...isolation,
          sequence: { shuffle: { tests: true } },
          environment: 'happy-dom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/apart.ts', 'tests/support/screens.ts'],
        },
      },
    ],
  },
})
