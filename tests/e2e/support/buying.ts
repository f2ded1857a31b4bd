import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { call } from './person.ts'
import type { TestServer } from './server.ts'

interface Order {
  readonly order_id: string
  readonly status: string
  readonly product_id: string
  readonly cents: number
}

/** Creates an unpaid order, as the shop does. */
export async function createUnpaidOrder(
  server: TestServer,
  token: string,
  product_id: string,
  archive_id?: string,
): Promise<{ url: string; order_id: string }> {
  const { code, data } = await call<{ url: string; order_id: string }>(
    server,
    '/order/checkout',
    { product_id, archive_id, from: '/setting/shop' },
    token,
  )
  if (code !== 0) throw new Error(`the checkout answered ${code}`)
  return data
}

/** Sends the choice on the test provider's checkout page, without a browser. */
export async function submitPaymentChoice(server: TestServer, url: string, choice: 'approve' | 'decline' | 'cancel'): Promise<void> {
  const token = new URL(url).searchParams.get('token') ?? ''
  const { status } = await fetch(`${server.url}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, choice }) })
  if (status !== 303) throw new Error(`the cashier answered ${status}`)
}

export async function buy(server: TestServer, token: string, product_id: string, archive_id?: string): Promise<string> {
  const { url, order_id } = await createUnpaidOrder(server, token, product_id, archive_id)
  await submitPaymentChoice(server, url, 'approve')
  return order_id
}

export async function ordersOf(server: TestServer, token: string): Promise<readonly Order[]> {
  return (await call<{ orders: Order[] }>(server, '/order/list', undefined, token)).data.orders
}

/** Creates an exchange code with the operator's command line tool. */
export function issueCodeByCommand(server: TestServer, product = 'fatebook'): string {
  const args = ['src/cli/mingshu.js', 'codes', '--product', product, '--count', '1', '--expires', '2099-01-31']
  return execFileSync(process.execPath, args, { env: { ...process.env, DATA_DIR: server.dataDir }, encoding: 'utf8' }).trim()
}

/** Returns the session token of the user logged in on this page. */
export async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
}
