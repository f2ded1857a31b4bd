import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../support/chromium.ts'
import { expect, test, WITH_WORKER } from './support/fixtures.ts'

test('the browser reports no installability errors', WITH_WORKER, async ({ server }) => {
  const profile = mkdtempSync(join(tmpdir(), 'mingshu-install-'))
  // Chromium evaluates installability only in a profile on disk.
  const context = await chromium.launchPersistentContext(profile, {
    ...(chromiumPath() && { executablePath: chromiumPath()! }),
    args: chromiumFlags,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(server.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!) as { icons: { src: string }[]; screenshots: { src: string }[]; shortcuts: { url: string }[] }
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual([
    '/fate/index',
    '/almanac',
    '/fate/year',
    '/archive/index',
    '/archive/add',
  ])
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(new URL(src, server.url).href)).status(), src).toBe(200)
  }
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})
