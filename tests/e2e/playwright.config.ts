import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessShellPath } from '../support/chromium.ts'

// Page and process need the same time zone: the service worker and the dates in the tests use that of the process.
process.env['TZ'] = 'Asia/Shanghai'

/** Test files whose pages depend on the date. */
const DATE_SENSITIVE = ['other-days.spec.ts', 'best-days.spec.ts', 'month.spec.ts']

export default defineConfig<object, { startAt: string | undefined }>({
  projects: [
    { name: 'present' },
    // Starts at 29 February, ten minutes before midnight: the day and the month are almost over.
    { name: 'leap day', testMatch: DATE_SENSITIVE, use: { startAt: '2028-02-29T23:50:00+08:00' } },
  ],
  testDir: '.',
  // Playwright empties this folder at the start of a run; the report of the other lane has its own folder.
  outputDir: '../../test-results/browser',
  // Concurrent tests are safe: none measures speed (`tests/bench/page-speed.ts` does), and each creates its own users.
  workers: 2,
  fullyParallel: true,
  // Generous timeouts for loaded machines; a hanging test still fails.
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(headlessShellPath() && { executablePath: headlessShellPath()! }), args: chromiumFlags },
    // Traces contain actions, requests and console output. Screenshots and snapshots of each step cost 20 % more time; `--trace
    // on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
