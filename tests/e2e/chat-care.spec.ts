/** Questions in distress or about rights: help comes before casting, payment or network. */
import { takeSeededShare } from '../support/lane.ts'
import { tokenOf } from './support/buying.ts'
import { expect, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { call } from './support/person.ts'
import { answers, field, openChat, send, type Logs } from './support/chat-page.ts'

for (const isOffline of takeSeededShare([false, true], 2)) {
  test.describe(isOffline ? 'without a network' : 'with a network', () => {
    // When the network is back, the browser requests the worker script again, which may fail when the test goes offline next.
    if (isOffline) test.use({ expectedErrors: /ERR_|fetching the script/ })
    test('answers distress with care before casting, payment or network', WITH_WORKER, async ({ page, server, context }) => {
      for (const mode of ['bg', 'ms']) {
        if (mode === 'bg') await openChat(page, server, mode)
        else await page.goto(`${server.url}/chat/index?chat=${mode}`)
        await expect(field(page)).toBeVisible()
        if (isOffline) {
          await untilWorkerControls(page)
          await context.setOffline(true)
        }
        await field(page).fill('最近觉得活着没意思，不想活了')
        await send(page).click()
        await expect(answers(page).getByText(/12356/)).toBeVisible()
        await expect(answers(page).getByText(/findahelpline/)).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`chat=${mode}`))
        await expect(answers(page).getByText('只存在本机。')).toBeVisible()
        // After a suicide attempt in the same conversation, the emergency number comes first, in a link of at least 44 px.
        await field(page).fill('我刚吃了一整瓶安眠药')
        await send(page).click()
        await expect(answers(page).getByText(/^现在就打/)).toBeVisible()
        const ambulance = answers(page).getByRole('link', { name: '拨打 120', exact: true }).last()
        await expect(ambulance).toHaveAttribute('href', 'tel:120')
        const { width, height } = (await ambulance.boundingBox())!
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
        await context.setOffline(false)
      }
      const { conversations } = (await call<Logs>(server, '/chat/logs', undefined, await tokenOf(page))).data
      expect(conversations).toEqual([])
    })

    test('shows help before casting, lots and payment, without sharing', WITH_WORKER, async ({ page, server, context }) => {
      for (const mode of ['bg', 'cs']) {
        if (mode === 'bg') await openChat(page, server, mode)
        else await page.goto(`${server.url}/chat/index?chat=${mode}`)
        await expect(field(page)).toBeVisible()
        if (isOffline) {
          await untilWorkerControls(page)
          await context.setOffline(true)
        }
        await field(page).fill('公司四个月没发工资了，什么时候能拿到')
        await send(page).click()
        await expect(answers(page).getByText(/12333/)).toBeVisible()
        await page.waitForURL(/[?&]c=/)
        await context.setOffline(false)
        const shown = async () => {
          await expect(answers(page).getByText(/劳动监察/)).toBeVisible()
          await expect(page.getByText(/仅供娱乐|不计次数/)).toHaveCount(0)
          await expect(page.getByRole('button', { name: /分享这一答|^有用$|^没用$/ })).toHaveCount(0)
        }
        await shown()
        await page.reload()
        await shown()
      }
    })
  })
}
