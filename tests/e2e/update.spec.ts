/** A new version waits, and nothing reloads until the user accepts it. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { expect, seedLogin, newAddress, test, WITH_WORKER } from './support/fixtures.ts'
import { cachedPaths } from './support/cached-files.ts'
import { addArchive, lin } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'
import { copyOfProject } from './support/versions.ts'

/** Changes the bytes of the service worker, as a deployment of another version does. */
function deployNext(copy: string) {
  for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(copy, 'dist', packed), { force: true })
  const worker = join(copy, 'dist/sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version\n`)
}

/** Stops the old worker, so that the new one can activate: under a debugger an idle worker is never stopped by the browser. */
async function stopOldWorker(session: CDPSession) {
  let leaving: string | undefined
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    leaving ??= versions.find(({ status }) => status === 'activated')?.versionId
    const isAwake = versions.some(({ versionId, runningStatus }) => versionId === leaving && runningStatus === 'running')
    // Ignores the error for a worker that has already stopped.
    if (leaving && isAwake) session.send('ServiceWorker.stopWorker', { versionId: leaving }).catch(() => undefined)
  })
  await session.send('ServiceWorker.enable')
}

test('a new version reloads the page only after the user accepts', WITH_WORKER, async ({ page, context }) => {
  const copy = copyOfProject()
  const server = await TestServer.start({}, copy)
  try {
    const token = await seedLogin(page, server, newAddress())
    await addArchive(server, token)
    await page.goto(`${server.url}/archive/index`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByText(lin.user_name).first()).toBeVisible()
    // Waits until the requests after the start are complete, because a stopped worker would answer none.
    await expect.poll(async () => (await cachedPaths(page)).flat().some((path) => path.includes('gazetteer'))).toBe(true)
    await untilReady(page)

    deployNext(copy)
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const notice = page.getByRole('status', { name: '新版本已备好' })
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true)

    await stopOldWorker(await context.newCDPSession(page))
    const reloaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: '重开' }).click()
    await reloaded
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(false)
    await expect(page.getByText(lin.user_name).first()).toBeVisible()
  } finally {
    // Closes the page first, because its requests would fail after the server has stopped.
    await page.close()
    await server.stop()
    rmSync(copy, { recursive: true, force: true })
  }
})
