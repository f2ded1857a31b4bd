import { loginLinkOf } from '../support/mail-link.ts'
import { addArchive, createSessionToken, call } from './support/person.ts'
import { expect, newAddress, test } from './support/fixtures.ts'

test('a mailed link logs in once and leaves the address bar', async ({ page, server }) => {
  const address = newAddress()
  await addArchive(server, await createSessionToken(server, address))
  server.letTimePass()
  await call(server, '/auth/email-verification', { email: address })
  await expect.poll(() => server.mailsTo(address)).toBe(2)
  const link = `${server.url}/login#link=${loginLinkOf(server.latestMail(address))}`

  await page.goto(link)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/index$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/link=/)

  // In another browser the link, already used, fails and offers another login.
  const other = await page.context().browser()!.newContext()
  const second = await other.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: '登录', exact: true }).click()
  await expect(second.getByRole('alert')).toHaveText('这个链接用过了，或者已经过期。请用邮箱重新登录。')
  await second.getByRole('button', { name: '用邮箱登录', exact: true }).click()
  await expect(second.getByRole('textbox', { name: '邮箱' })).toBeVisible()
  await other.close()
})
