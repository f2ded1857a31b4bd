import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { appPlugins } from '../src/build/app-plugins.ts'
import { laterWords } from '../src/build/later-words.ts'

const root = new URL('..', import.meta.url).pathname

/** A loaded machine is slow, not wrong: what hangs is still found. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

/** A test file that needs the build or a process of its own, or takes long enough to be left to the full run, is called so. */
const SLOW = 'tests/**/*.slow.test.ts'

/** Tests that run without a page. */
const pageless = (name: string, include: string, ...exclude: readonly string[]): TestProjectConfiguration => ({
  root,
  test: { name, ...patience, environment: 'node', include: [include], exclude: ['tests/e2e/**', 'tests/app/**', ...exclude] },
})

/** Three worlds: what runs without a page, fast or slow, and the screens. The quick lane leaves out the slow. */
export default defineConfig({
  root,
  test: {
    // Much of it waits for databases and processes: on two cores the default of one at a time takes half as long again.
    maxWorkers: 2,
    // Files of one worker share what they import: loading it anew for each takes longer than most of the tests.
    isolate: false,
    globalSetup: ['tests/support/postgres-of-run.ts'],
    projects: [
      pageless('parts', 'tests/**/*.test.ts', SLOW),
      pageless('slow', SLOW),
      {
        root,
        plugins: [laterWords([]), ...appPlugins()],
        test: {
          name: 'screens',
          ...patience,
          environment: 'happy-dom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
    ],
  },
})
