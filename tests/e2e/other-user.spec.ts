import { expect, seedLogin, newAddress, test, watchErrors } from './support/fixtures.ts'
import { addArchive, archivesOf, lin, logInAfterExpiry } from './support/person.ts'

// The browser itself logs a 401 response on the console.
test.use({ expectedErrors: /401/ })

test('a half-filled form is not shown to the next user', async ({ page, context, server }) => {
  const [first, second] = [newAddress(), newAddress()]
  await addArchive(server, await seedLogin(page, server, first))
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText(lin.user_name)).toBeVisible()
  const other = await context.newPage()
  const errors = watchErrors(other, /401/)
  await other.goto(`${server.url}/archive/add`)
  await other.getByRole('textbox', { name: '称呼' }).fill('甲的孩子')

  await logInAfterExpiry(page, server, second)
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/onboarding$/)
  await other.goto(`${server.url}/onboarding#form`)
  await expect(other.getByRole('textbox', { name: '称呼' })).toHaveValue('')
  await expect(other.getByText(lin.user_name)).toHaveCount(0)
  const token = (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
  expect(await archivesOf(server, token)).toEqual([])

  // The session row decides who is logged in. If the copy of its token in local storage is lost, it is restored from the row.
  await other.evaluate(() => localStorage.clear())
  await other.goto(`${server.url}/login`)
  await expect(other).toHaveURL(/\/onboarding$/)
  expect(await other.evaluate(() => localStorage.getItem('mingshu-token'))).toBe(token)
  expect(errors).toEqual([])
})
