import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { LoginResult } from '#contract/session.ts'
import { SESSION_KEY } from '#device/store/device-db.ts'
import { loginLinkOf } from '../../support/mail-link.ts'
import { seedEarlierVisit } from './earlier-visit.ts'
import type { TestServer } from './server.ts'

export function newAddress(): string {
  return `person-${randomUUID().slice(0, 8)}@example.com`
}

/** Logs in on the login screen as a user does: enters the address and the mailed code. */
export async function logInByCode(page: Page, server: TestServer, address: string) {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: /用邮箱登录|用電子郵件登入|with e-?mail/i }).click()
  await page.getByRole('textbox', { name: /邮箱|信箱|e-?mail/i }).fill(address)
  await submitMailedCode(page, server, address)
  await expect(page).not.toHaveURL(/login/)
}

/** Stores a session as if the user had logged in on this device before; returns its token. Leaves no page of the app open. */
export async function seedLogin(page: Page, server: TestServer, address: string): Promise<string> {
  const { user_id, email, token, api_tokens } = await logInByApi(server, address)
  const at = Date.now()
  const session = { key: SESSION_KEY, user_id, email, token, api_tokens, is_expired: false, at }
  const rows = { session: [session], users: [{ user_id, email, at }] }
  await seedEarlierVisit(page, server.url, { rows, local: { 'mingshu-token': token } })
  return token
}

/** Logs in by the link in the mail. */
export async function logInByLink(page: Page, server: TestServer, address: string) {
  const before = server.mailsTo(address)
  await call(server, '/auth/email-verification', { email: address })
  await expect.poll(() => server.mailsTo(address)).toBe(before + 1)
  await page.goto(`${server.url}/login#link=${loginLinkOf(server.latestMail(address))}`)
  await page.getByRole('button', { name: /^(登录|登入|log in)$/i }).click()
  await expect(page).not.toHaveURL(/login/)
}

/** Ends all sessions on the server and logs in again over the open page. */
export async function logInAfterExpiry(page: Page, server: TestServer, address: string) {
  server.endSessions()
  await page.reload()
  await page.getByRole('dialog', { name: '登录已超时，请重新登录' }).getByRole('button', { name: '重新登录' }).click()
  const sheet = page.getByRole('dialog', { name: '重新登录', exact: true })
  await sheet.getByRole('textbox', { name: '邮箱' }).fill(address)
  await submitMailedCode(sheet, server, address)
  await expect(sheet).toBeHidden()
}

/** Requests a code, reads it from the mail and logs in with it. */
export async function submitMailedCode(page: Page | Locator, server: TestServer, address: string) {
  const before = server.mailsTo(address)
  await page.getByRole('button', { name: /发送验证码|傳送驗證碼|寄送驗證碼|send code/i }).click()
  await expect.poll(() => server.mailsTo(address)).toBe(before + 1)
  await page.getByRole('textbox', { name: /验证码|驗證碼|verification code/i }).fill(server.latestCode(address)!)
  await page.getByRole('button', { name: /^(登录|登入|log in)$/i }).click()
}

interface Envelope<T> {
  code: number
  data: T
}

/** Calls the server's API directly, to prepare a test or to check what has reached the server. */
export async function call<T>(server: Pick<TestServer, 'url'>, path: string, body?: unknown, token?: string): Promise<Envelope<T>> {
  const answer = await fetch(`${server.url}/fapi${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(token && { Authorization: token }), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as Envelope<T>
}

/** Logs in without a browser; returns the server's response. */
export async function logInByApi(server: TestServer, address: string): Promise<LoginResult> {
  const before = server.mailsTo(address)
  await call(server, '/auth/email-verification', { email: address })
  // Waits for the mail, which is sent after the response.
  await expect.poll(() => server.mailsTo(address)).toBe(before + 1)
  return (await call<LoginResult>(server, '/auth/login-by-email', { email: address, code: server.latestCode(address) })).data
}

/** Logs in without a browser; returns the token of this further session of the user. */
export async function createSessionToken(server: TestServer, address: string): Promise<string> {
  return (await logInByApi(server, address)).token
}

export const lin = {
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  place_name: { zh_CN: '上海', zh_TW: '上海', en_US: 'Shanghai' },
  lat: 31.23,
  lng: 121.474,
  zone: 'Asia/Shanghai',
  offset_seconds: 32_400,
}

export async function addArchive(server: TestServer, token: string, change: Partial<typeof lin> & Record<string, unknown> = {}) {
  const archive = { archive_id: randomUUID(), ...lin, ...change }
  const answer = await call<{ archive_id: string }>(server, '/user/add-archive', archive, token)
  expect(answer.code).toBe(0)
  return archive
}

export async function archivesOf(server: TestServer, token: string) {
  type Listed = { archive_id: string; user_name: string; gender: string; version: number; birthday: string; told_within: number | null }
  const answer = await call<{ archives: Listed[] }>(server, '/user/get-archive', undefined, token)
  return answer.data.archives
}
