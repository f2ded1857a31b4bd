/** The test cases of the engine, computed in a real browser with its own time zones. */
import { addArchive } from './support/person.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'

// While offline, prefetches of the idle page fail.
test.use({ expectedErrors: /ERR_FAILED/ })

test('computes all 410 charts and 300 analyses online and offline', WITH_WORKER, async ({ page, context, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/setting/me`)
  await untilWorkerControls(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/setting/device-check`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备检查')
  // The page checks real features of this browser: worker, writable database, correct clock and so on.
  for (const name of ['worker', 'database', 'preferences', 'locks', 'room', 'clock', 'backgroundSync', 'push'])
    await expect(page.getByTestId(name)).toHaveText('可以')
  // The case files (half a megabyte) are not loaded before the check starts.
  expect(asked.filter((url) => /(pillars|analysis)-shared/.test(url))).toEqual([])

  await page.getByRole('button', { name: '开始检查' }).click()
  await expect(page.getByTestId('passed')).toHaveText('710')
  await expect(page.getByTestId('failed')).toHaveText('0')
  await expect(page.getByText(/^\d+\.\d+\.\d+ · 2026\.1$/)).toBeVisible()
  expect(asked.filter((url) => /(pillars|analysis)-shared/.test(url)).length).toBe(2)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: '开始检查' }).click()
  await expect(page.getByTestId('passed')).toHaveText('710')
})
