import { expect, logIn, newAddress, test, watchErrors } from './support/fixtures.ts'
import { addArchive, archivesOf, lin, logInOver } from './support/person.ts'

// The browser itself reports an answer of 401 on the console.
test.use({ expectedErrors: /401/ })

test('what one user has half typed in a tab is neither shown to the next nor theirs', async ({ page, context, server }) => {
  const [first, second] = [newAddress(), newAddress()]
  await addArchive(server, await logIn(page, server, first))
  await page.goto(`${server.url}/archive/index`)
  await expect(page.getByText(lin.user_name)).toBeVisible()
  const other = await context.newPage()
  const errors = watchErrors(other, /401/)
  await other.goto(`${server.url}/archive/add`)
  await other.getByRole('textbox', { name: '称呼' }).fill('甲的孩子')

  await logInOver(page, server, second)
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/onboarding$/)
  await other.goto(`${server.url}/onboarding#form`)
  await expect(other.getByRole('textbox', { name: '称呼' })).toHaveValue('')
  await expect(other.getByText(lin.user_name)).toHaveCount(0)
  const token = (await page.evaluate(() => localStorage.getItem('mingshu-token')))!
  expect(await archivesOf(server, token)).toEqual([])

  // The row says who is logged in; a copy of its token that was lost comes back from it.
  await other.evaluate(() => localStorage.clear())
  await other.goto(`${server.url}/login`)
  await expect(other).toHaveURL(/\/onboarding$/)
  expect(await other.evaluate(() => localStorage.getItem('mingshu-token'))).toBe(token)
  expect(errors).toEqual([])
})
