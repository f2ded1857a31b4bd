/** The cases that the engine's own tests pass, cast in a real browser with its own zones. */
import { addArchive } from './support/person.ts'
import { expect, logIn, newAddress, test, untilAllStored, WITH_WORKER } from './support/fixtures.ts'

// In flight mode, what the idle page fetches for later is cut.
test.use({ expectedErrors: /ERR_FAILED/ })

test(
  'all 410 charts and 300 analyses come out in this browser, and again without a network',
  WITH_WORKER,
  async ({ page, context, server }) => {
    await addArchive(server, await logIn(page, server, newAddress()))
    await page.goto(`${server.url}/setting/me`)
    await untilAllStored(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${server.url}/setting/device-check`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('设备检查')
    // What this browser gives in truth: the worker holds the page, the database writes, the clock is the server's.
    for (const name of ['worker', 'database', 'preferences', 'locks', 'room', 'clock', 'backgroundSync', 'push'])
      await expect(page.getByTestId(name)).toHaveText('可以')
    // Half a megabyte that nobody waits for who only looks.
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
  },
)
