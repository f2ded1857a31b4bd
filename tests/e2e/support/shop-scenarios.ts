import { buy, issueCodeByCommand, createUnpaidOrder } from './buying.ts'
import type { Scenario } from './scenarios.ts'

const opens = (payment: string): Scenario => ({
  path: `/setting/shop?payment=${payment}`,
  reach: (page) => page.getByRole('dialog').waitFor(),
})

/** States of the shop's screens; a purchase made by one scenario is still there in the later ones. */
export const shopScenarios: Record<string, Scenario> = {
  payyear: opens('vip_year'),
  paymonth: opens('vip_month'),
  paypack: opens('dt'),
  shopoffline: {
    path: '/setting/shop',
    reach: async (page) => {
      await page.getByRole('button', { name: /2\.99/ }).first().waitFor()
      await page.context().setOffline(true)
      await page.getByRole('status').first().waitFor()
    },
  },
  redeem: {
    path: '/setting/exchangecode',
    reach: async (page, { server }) => {
      server.letTimePass()
      await page.getByRole('textbox').fill(issueCodeByCommand(server))
      await page.getByRole('radio').first().check()
      await page.getByRole('main').getByRole('button').last().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  refused: {
    path: '/setting/exchangecode',
    reach: async (page, { server }) => {
      server.letTimePass()
      await page.getByRole('textbox').fill('k7rf2mqa9xw4ptn8')
      await page.getByRole('radio').first().check()
      await page.getByRole('main').getByRole('button').last().click()
      await page.locator('[aria-invalid=true]').waitFor()
    },
  },
  cashier: {
    path: '/setting/shop',
    reach: async (page, { server, token }) => void (await page.goto((await createUnpaidOrder(server, token, 'vip_year')).url)),
  },
  waiting: {
    path: '/setting/paylog',
    reach: async (page, { server, token }) =>
      void (await page.goto(`${server.url}/payok?order_id=${(await createUnpaidOrder(server, token, 'cs')).order_id}`)),
  },
  history: {
    path: '/setting/paylog',
    reach: async (page, { server, token }) => {
      await buy(server, token, 'dt')
      await createUnpaidOrder(server, token, 'cs')
      await page.reload()
      await page.getByRole('listitem').first().waitFor()
    },
  },
  paidpack: {
    path: '/setting/paylog',
    reach: async (page, { server, token }) => void (await page.goto(`${server.url}/payok?order_id=${await buy(server, token, 'dt')}`)),
  },
  crown: {
    path: '/archive/index',
    reach: async (page) => {
      await page.getByRole('button', { name: /^(会员|會員|membership)$/i }).click()
      await page
        .getByRole('link', { name: /商店|shop/i })
        .last()
        .waitFor()
    },
  },
  paidyear: {
    path: '/setting/paylog',
    reach: async (page, { server, token }) =>
      void (await page.goto(`${server.url}/payok?order_id=${await buy(server, token, 'vip_year')}`)),
  },
  member: { path: '/setting/shop', reach: (page) => page.getByRole('button', { name: /2\.99/ }).first().waitFor() },
}
