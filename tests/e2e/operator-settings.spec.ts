import { expect, test, untilAllStored, WITH_WORKER } from './support/fixtures.ts'

// What the idle page fetches for later is cut where the server is started anew, and in flight mode.
test.use({ expectedErrors: /ERR_/ })

test(
  'what the operator sets reaches an installed app with its next start, without a new build',
  WITH_WORKER,
  async ({ context, page, server }) => {
    const support = page.getByRole('link', { name: '联系客服' })
    await page.goto(`${server.url}/login`)
    await untilAllStored(page)
    await expect(support).toHaveAttribute('href', 'mailto:support@mingshu.example')

    await server.kill()
    await server.up({ SUPPORT_EMAIL: 'help@ming.example' })
    // This start still shows what was kept, and has it fetched anew when it is idle.
    await page.reload()
    const kept = () => page.evaluate(async () => (await caches.match('/index.html'))?.text())
    await expect.poll(kept).toContain('help@ming.example')
    await context.setOffline(true)
    await page.reload()
    await expect(support).toHaveAttribute('href', 'mailto:help@ming.example')
    await context.setOffline(false)
  },
)
