import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessShellPath } from '../support/chromium.ts'

// The page's zone is everyone's: a service worker and the tests' own dates know only the process's.
process.env['TZ'] = 'Asia/Shanghai'

/** Files whose pages depend on the date. */
const DATE_SENSITIVE = ['other-days.spec.ts', 'best-days.spec.ts', 'month.spec.ts']

export default defineConfig<object, { startAt: string | undefined }>({
  projects: [
    { name: 'present' },
    // Ten minutes before the end of a month that is a 29 February: little is left of the day, of the month and of its list.
    { name: 'leap day', testMatch: DATE_SENSITIVE, use: { startAt: '2028-02-29T23:50:00+08:00' } },
  ],
  testDir: '.',
  // Emptied at the start: the other lane's report stands beside it.
  outputDir: '../../test-results/browser',
  // No errand measures a speed (`tests/bench/page-speed.ts` does), and each brings people of its own to the server of its
  // worker: two go side by side.
  workers: 2,
  fullyParallel: true,
  // Patience for loaded machines; what hangs is still found.
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
    // What was done, asked for and said on the console. Pictures of every step and copies of every answer take a fifth of the
    // machine's time: they come with `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
