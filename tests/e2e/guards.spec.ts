import { addArchive, apiToken } from './support/person.ts'
import { expect, logIn, newAddress, test } from './support/fixtures.ts'

test('without a token every page leads to the login screen', async ({ page, server }) => {
  for (const path of ['/home', '/fate/index', '/archive/index', '/chat/index', '/setting/account', '/onboarding']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(`${server.url}/`)
  }
})

test('the agreements are public, and lead home once somebody is logged in', async ({ page, server }) => {
  const address = newAddress()
  await addArchive(server, await apiToken(server, address))
  await page.goto(`${server.url}/privacyagreement`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('隐私')
  server.letTimePass()
  await logIn(page, server, address)
  for (const path of ['/', '/login', '/register', '/privacyagreement', '/serviceagreement']) {
    await page.goto(server.url + path)
    await expect(page).toHaveURL(/\/home\/index$/)
  }
})

test('whoever has no archive is led to make one, and nowhere else', async ({ page, server }) => {
  await logIn(page, server, newAddress())
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goto(`${server.url}/fate/index`)
  await expect(page).toHaveURL(/\/onboarding$/)
})
