import { existsSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { HostileConnection } from './hostile-connection.ts'
import { TestServer } from './server.ts'
import { nextVersion } from './versions.ts'

interface WorkerFixtures {
  /** The next version of the app: its build folder and its server's URL. */
  next: { readonly dist: string; readonly url: string }
}

/** Tests with a hostile connection (`line`) in front of the server, through which a new version can be deployed. */
export const test = base.extend<{ line: HostileConnection }, WorkerFixtures>({
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
    const line = await HostileConnection.start(server.url)
    await use(line)
    line.close()
  },
})

/** Lets the browser check for a new worker, as the page does every hour. */
export const lookForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

/** Whether the page runs the code of the build in `dist`; false while the page is loading. */
export async function isRunningBuild(page: Page, dist: string): Promise<boolean> {
  const code = await page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src')).catch(() => undefined)
  return code !== undefined && existsSync(dist + code)
}
