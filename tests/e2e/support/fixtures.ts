import { test as base, type Page } from '@playwright/test'
import { logIn, newAddress } from './person.ts'
import { TestServer } from './server.ts'

interface Worlds {
  /** One server for a file's tests; each test brings people of its own. */
  server: TestServer
}

interface Fixtures {
  /** Errors that a test expects on the console; the runner would take a list for a value with options. */
  expectedErrors: RegExp | undefined
  /** The test's page; an error on its console, a policy violation and a raw message included, fails the test. */
  page: Page
}

export const test = base.extend<Fixtures, Worlds>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in the braces
    async ({}, use) => {
      const server = await TestServer.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page, expectedErrors)
    await use(page)
    base.expect(errors, 'errors on the console').toEqual([])
  },
})

/** What the library of messages warns of when it shows an id, for want of the words. */
const RAW = /^Uncompiled message/

/** Collects what a page complains about. */
export function watchErrors(page: Page, expected?: RegExp): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected?.test(text)) errors.push(text)
  }
  page.on('console', (message) => (message.type() === 'error' || RAW.test(message.text())) && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return errors
}

/** Waits until pages that were not opened yet come from the worker, too: before that, flight mode has none of them. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

export { expect } from '@playwright/test'
export { logIn, newAddress }
