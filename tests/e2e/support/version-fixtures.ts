import { existsSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { HostileConnection } from './hostile-connection.ts'
import { TestServer } from './server.ts'
import { nextVersion } from './versions.ts'

interface Worlds {
  /** The next version, where it is built and where it is served. */
  next: { readonly dist: string; readonly url: string }
}

/** With a line before the server, and a version that can be deployed behind it. */
export const test = base.extend<{ line: HostileConnection }, Worlds>({
  next: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in the braces
    async ({}, use) => {
      const copy = nextVersion()
      const server = await TestServer.start({}, copy)
      await use({ dist: `${copy}/dist`, url: server.url })
      await server.stop()
      rmSync(copy, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  line: async ({ server }, use) => {
    const line = await HostileConnection.before(server.url)
    await use(line)
    line.close()
  },
})

/** As the page does every hour. */
export const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Whether the page runs the code of a build; a page that is just being opened runs none. */
export async function isOf(page: Page, dist: string): Promise<boolean> {
  const code = await page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')).catch(() => undefined)
  return code !== undefined && existsSync(dist + code)
}
