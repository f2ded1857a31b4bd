import { expect, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'

// Prefetches of the idle page fail while the server restarts and while offline.
test.use({ expectedErrors: /ERR_/ })

test('settings of the operator reach an installed app at its next start', WITH_WORKER, async ({ context, page, server }) => {
  const support = page.getByRole('link', { name: '联系客服' })
  await page.goto(`${server.url}/login`)
  await untilWorkerControls(page)
  await expect(support).toHaveAttribute('href', 'mailto:support@mingshu.example')

  await server.kill()
  await server.up({ SUPPORT_EMAIL: 'help@ming.example' })
  // The first start after the change still shows the cached page, and fetches the new one when idle.
  await page.reload()
  const cachedPage = () => page.evaluate(async () => (await caches.match('/index.html'))?.text())
  await expect.poll(cachedPage).toContain('help@ming.example')
  await context.setOffline(true)
  await page.reload()
  await expect(support).toHaveAttribute('href', 'mailto:help@ming.example')
  await context.setOffline(false)
})
