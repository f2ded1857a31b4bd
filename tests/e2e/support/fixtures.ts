import { test as base, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../support/chromium.ts'
import { VARIANT_TAG } from '../../support/commands.ts'
import { seedLogin, logInByLink, newAddress } from './person.ts'
import { TestServer } from './server.ts'
import { shiftClock, shiftedEnv } from './shift-clock.ts'

interface WorkerFixtures {
  /** ISO instant at which the clocks of test, server and page start; by default now. */
  startAt: string | undefined
  /** Offset of these clocks from the real time, in milliseconds. */
  clockShiftMs: number
  /** One server for all tests of a Playwright worker; each test creates its own users. */
  server: TestServer
}

interface Fixtures {
  /** Expected console errors; a single expression, because Playwright would take an array for a value with options. */
  expectedErrors: RegExp | undefined
  /** Page of the test; console errors, policy violations and raw message ids fail the test. */
  page: Page
}

/** Tag of tests that need the service worker. Other tests block it: caching all files takes three seconds per browser context. */
export const WITH_WORKER = { tag: '@worker' }

/** Tag of tests that are variants of another test in the file: `npm test` runs a third of these, selected by the seed. */
export const VARIANT_TEST = { tag: VARIANT_TAG }
export const VARIANT_WITH_WORKER = { tag: [WITH_WORKER.tag, VARIANT_TAG] }

/** Options of test files that need the full browser instead of the headless shell: for notifications and printing. */
export const WHOLE_BROWSER = {
  channel: 'chromium',
  launchOptions: { ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags },
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serviceWorkers: ({}, use, { tags }) => use(tags.includes(WITH_WORKER.tag) ? 'allow' : 'block'),
  startAt: [undefined, { option: true, scope: 'worker' }],
  clockShiftMs: [
    async ({ startAt }, use) => {
      const shiftMs = startAt === undefined ? 0 : Date.parse(startAt) - Date.now()
      const RealDate = Date
      if (shiftMs !== 0) shiftClock(shiftMs)
      await use(shiftMs)
      globalThis.Date = RealDate
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ clockShiftMs }, use) => {
      const server = await TestServer.start(clockShiftMs === 0 ? {} : shiftedEnv(clockShiftMs))
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors, clockShiftMs }, use) => {
    if (clockShiftMs !== 0) await page.addInitScript(shiftClock, clockShiftMs)
    const errors = watchErrors(page, expectedErrors)
    await use(page)
    base.expect(errors, 'errors on the console').toEqual([])
  },
})

/** Warning that the i18n library logs when it shows a message id for lack of a translation. */
const RAW = /^Uncompiled message/

/** Error that the browser logs for an offline request. Always ignored: a device may not know yet that it is offline. */
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED/

/** Returns a list that collects the page's errors, except the expected ones. */
export function watchErrors(page: Page, expected?: RegExp): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!WITHOUT_NETWORK.test(text) && !expected?.test(text)) errors.push(text)
  }
  page.on('console', (message) => (message.type() === 'error' || RAW.test(message.text())) && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return errors
}

/** Waits until the worker controls the page; from then on, unopened pages are available offline too. */
export async function untilWorkerControls(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

export { expect } from '@playwright/test'
export { seedLogin, logInByLink, newAddress }
