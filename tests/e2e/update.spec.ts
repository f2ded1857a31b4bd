/** A new version waits; nothing reloads until somebody says so. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { expect, logIn, newAddress, test, WITH_WORKER } from './support/fixtures.ts'
import { cachedPaths } from './support/cached-files.ts'
import { addArchive, lin } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'
import { copyOfProject } from './support/versions.ts'

/** What a deployment of another version changes for a browser: the worker's bytes. */
function deployNext(copy: string) {
  for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(copy, 'dist', packed), { force: true })
  const worker = join(copy, 'dist/sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// the next version\n`)
}

/**
 * A version takes over when the worker of the one before has nothing to do. That falls asleep after half a minute, but never
 * under a debugger, which this browser has: started once more while it is to go, it stands in the way for longer than a test waits.
 */
async function keepAsleep(session: CDPSession) {
  let leaving: string | undefined
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    leaving ??= versions.find(({ status }) => status === 'activated')?.versionId
    const isAwake = versions.some(({ versionId, runningStatus }) => versionId === leaving && runningStatus === 'running')
    // One that has gone meanwhile cannot be stopped.
    if (leaving && isAwake) session.send('ServiceWorker.stopWorker', { versionId: leaving }).catch(() => undefined)
  })
  await session.send('ServiceWorker.enable')
}

test('a new version waits, says so, and reloads only after it was accepted', WITH_WORKER, async ({ page, context }) => {
  const copy = copyOfProject()
  const server = await TestServer.start({}, copy)
  try {
    const token = await logIn(page, server, newAddress())
    await addArchive(server, token)
    await page.goto(`${server.url}/archive/index`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.getByText(lin.user_name).first()).toBeVisible()
    // What a page asks for after its start has come: a worker that is put to sleep would answer none of it.
    await expect.poll(async () => (await cachedPaths(page)).flat().some((path) => path.includes('gazetteer'))).toBe(true)
    await untilReady(page)

    deployNext(copy)
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const notice = page.getByRole('status', { name: '新版本已备好' })
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true)

    await keepAsleep(await context.newCDPSession(page))
    const reloaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: '重开' }).click()
    await reloaded
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(false)
    await expect(page.getByText(lin.user_name).first()).toBeVisible()
  } finally {
    // What an open page still asks for would be refused.
    await page.close()
    await server.stop()
    rmSync(copy, { recursive: true, force: true })
  }
})
