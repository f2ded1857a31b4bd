import { test as base, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../support/chromium.ts'
import { FURTHER_TAG } from '../../support/commands.ts'
import { logIn, logInByLink, newAddress } from './person.ts'
import { TestServer } from './server.ts'
import { shiftClock, shiftedEnv } from './shift-clock.ts'

interface Worlds {
  /** ISO instant at which the clocks of test, server and page start; the present without it. */
  startAt: string | undefined
  /** By how much those clocks are ahead, in milliseconds. */
  clockShiftMs: number
  /** One server for a file's tests; each test brings people of its own. */
  server: TestServer
}

interface Fixtures {
  /** Errors that a test expects on the console; the runner would take a list for a value with options. */
  expectedErrors: RegExp | undefined
  /** The test's page; an error on its console, a policy violation and a raw message included, fails the test. */
  page: Page
}

/**
 * Marks a test of what the service worker does. The others go without: to fetch and check all files takes a context three seconds of
 * work.
 */
export const WITH_WORKER = { tag: '@worker' }

/** Marks a test of one more way through what another test of the same file goes through: `npm test` takes a third of these, by the seed. */
export const FURTHER = { tag: FURTHER_TAG }
export const FURTHER_WITH_WORKER = { tag: [WITH_WORKER.tag, FURTHER_TAG] }

/** For files about what only the whole browser has: notifications and paper. */
export const WHOLE_BROWSER = {
  channel: 'chromium',
  launchOptions: { ...(chromiumPath() && { executablePath: chromiumPath()! }), args: chromiumFlags },
}

export const test = base.extend<Fixtures, Worlds>({
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

/** What the library of messages warns of when it shows an id, for want of the words. */
const RAW = /^Uncompiled message/

/** What the browser says of a request in flight mode. Pages make some all the same: a device may be wrong about having no network. */
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED/

/** Collects what a page complains about. */
export function watchErrors(page: Page, expected?: RegExp): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!WITHOUT_NETWORK.test(text) && !expected?.test(text)) errors.push(text)
  }
  page.on('console', (message) => (message.type() === 'error' || RAW.test(message.text())) && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return errors
}

/** Waits until pages that were not opened yet come from the worker, too: before that, flight mode has none of them. */
export async function untilAllStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

export { expect } from '@playwright/test'
export { logIn, logInByLink, newAddress }
