/** A deployment that happens between the load of a page and that of its worker, or under a page that bypassed the worker. */
import { expect, untilWorkerControls, WITH_WORKER, VARIANT_WITH_WORKER } from './support/fixtures.ts'
import { isRunningBuild, lookForUpdate, test } from './support/version-fixtures.ts'

test.describe('a first visit during a deployment', () => {
  test.use({ expectedErrors: /404|Failed to fetch/ })

  test('opens the new version by itself', WITH_WORKER, async ({ page, line, next }) => {
    await page.addInitScript(() => sessionStorage.setItem('visits', `${sessionStorage.getItem('visits') ?? ''}.`))
    line.deploy(next.url, '/sw.js')
    await page.goto(`${line.url}/login`)
    await expect.poll(() => isRunningBuild(page, next.dist)).toBe(true)
    await untilWorkerControls(page)
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('visits'))).toBe('..')
  })
})

test('an uncontrolled tab is claimed and updates with another tab', VARIANT_WITH_WORKER, async ({ page, context, line, next }) => {
  await page.goto(`${line.url}/login`)
  await untilWorkerControls(page)
  const past = await context.newPage()
  await past.goto(`${line.url}/login`)
  const session = await context.newCDPSession(past)
  await Promise.all([past.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
  expect(await past.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({ workerStart: 0 })
  await untilWorkerControls(past)
  await expect(past.getByRole('button', { name: '用邮箱登录' })).toBeVisible()

  line.deploy(next.url, '/sw.js')
  await lookForUpdate(page)
  await page.getByRole('status', { name: '新版本已备好' }).getByRole('button', { name: '重开' }).click()
  for (const tab of [page, past]) await expect.poll(() => isRunningBuild(tab, next.dist)).toBe(true)
})
