import { defineConfig } from 'vitest/config'
import { appPlugins } from '../src/build/app-plugins.ts'

const root = new URL('..', import.meta.url).pathname

/** A loaded machine is slow, not wrong: what hangs is still found. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Two worlds: everything that runs without a page, and the screens. */
export default defineConfig({
  root,
  test: {
    // Much of it waits for databases and processes: on two cores the default of one at a time takes half as long again.
    maxWorkers: 2,
    projects: [
      {
        root,
        test: {
          name: 'parts',
          ...patience,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/app/**'],
        },
      },
      {
        root,
        plugins: appPlugins(),
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
