import { defineConfig } from 'vitest/config'
import { appPlugins } from '../src/build/app-plugins.ts'

const root = new URL('..', import.meta.url).pathname

/** Two worlds: everything that runs without a page, and the screens. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'parts',
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
          environment: 'happy-dom',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
    ],
  },
})
