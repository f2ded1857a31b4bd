/** The cases that the engine's own tests pass, cast in a real browser with its own zones. */
import { addArchive } from './support/person.ts'
import { expect, logIn, newAddress, test } from './support/fixtures.ts'

test('all 410 cases come out in this browser, and again without a network', async ({ page, context, server }) => {
  await logIn(page, server, newAddress())
  await addArchive(server, (await page.evaluate(() => localStorage.getItem('mingshu-token')))!)
  await page.goto(`${server.url}/setting/me`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/setting/device-check`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备检查')
  // Half a megabyte that nobody waits for who only looks.
  expect(asked.filter((url) => url.includes('pillars-shared'))).toEqual([])

  await page.getByRole('button', { name: '开始检查' }).click()
  await expect(page.getByTestId('passed')).toHaveText('410')
  await expect(page.getByTestId('failed')).toHaveText('0')
  await expect(page.getByText('1.0.0 · 2026.1')).toBeVisible()
  expect(asked.filter((url) => url.includes('pillars-shared')).length).toBe(1)

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: '开始检查' }).click()
  await expect(page.getByTestId('passed')).toHaveText('410')
})
