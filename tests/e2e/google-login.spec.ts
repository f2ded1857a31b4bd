import type { BrowserContext, Page, Request } from '@playwright/test'
import { takeSeededShare } from '../support/lane.ts'
import { axeFindings } from './support/axe.ts'
import { tokenOf } from './support/buying.ts'
import { test as base, expect, seedLogin, newAddress, untilWorkerControls, WITH_WORKER, VARIANT_TEST } from './support/fixtures.ts'
import { startOpenIdProvider, type OpenIdProvider } from './support/openid-provider.ts'
import { addArchive, createSessionToken, call } from './support/person.ts'
import { untilReady } from './support/ready.ts'
import { TestServer } from './support/server.ts'

const test = base.extend<object, { provider: OpenIdProvider; server: TestServer }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names in the braces
    async ({}, use) => {
      const provider = await startOpenIdProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await TestServer.start(provider.settings)
      provider.serve(server.url)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  // The provider's login page requests a web font, which the closed network does not deliver.
  page: async ({ page }, use) => {
    await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await use(page)
  },
})

const googleButton = (page: Page) => page.getByRole('button', { name: '用 Google 登录' })

/** Opens the login page and continues to the provider's page. */
async function goToProvider(page: Page, server: TestServer, provider: OpenIdProvider) {
  await page.goto(`${server.url}/login`)
  await googleButton(page).click()
  await page.waitForURL(`${provider.url}/**`)
}

/** Logs in on the provider's pages and gives consent. */
async function agree(page: Page, login: string) {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function logInByGoogle(page: Page, server: TestServer, provider: OpenIdProvider, login: string) {
  await goToProvider(page, server, provider)
  await agree(page, login)
  await expect(page).toHaveURL(/\/(onboarding|home\/index)$/)
}

const userOf = async (page: Page, server: TestServer) =>
  (await call<{ user_id: string; email: string; interface_language: string }>(server, '/user/user-info', undefined, await tokenOf(page)))
    .data
const signInKeysOf = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('sign-in')))

/** Clears all data of the browser, so that it is like a new device of the same user. */
async function forgetDevice(page: Page, context: BrowserContext, server: TestServer) {
  await page.goto(`${server.url}/privacyagreement`)
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    await Promise.all(
      (await indexedDB.databases()).map(
        ({ name }) =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase(name!)
            for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, resolve)
          }),
      ),
    )
  })
}

async function expectRefused(page: Page, sentence: string) {
  await expect(page.getByRole('heading', { name: '没有登录' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(sentence)
  await expect(page).toHaveURL(/^[^?]*$/)
  expect(await signInKeysOf(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('mingshu-token'))).toBeNull()
  await page.getByRole('link', { name: '回到登录' }).click()
  await expect(googleButton(page)).toBeVisible()
}

test('a first login leaves no code in the address or tab', async ({ page, server, provider }) => {
  const address = newAddress()
  await logInByGoogle(page, server, provider, address)
  await expect(page).toHaveURL(`${server.url}/onboarding`)
  expect(await userOf(page, server)).toMatchObject({ email: address, interface_language: 'zh_CN' })
  expect(await signInKeysOf(page)).toEqual([])
})

test.describe('back after a login', () => {
  // The provider responds with status 400 to a login that has already been completed.
  test.use({ expectedErrors: /400/ })

  test('skips the provider and never returns to the code', async ({ page, server, provider }) => {
    await logInByGoogle(page, server, provider, newAddress())
    const passed: string[] = []
    do {
      await page.goBack()
      passed.push(page.url())
    } while (page.url().startsWith(provider.url))
    await expect(page).toHaveURL(`${server.url}/onboarding`)
    expect(passed.filter((url) => url.includes('code='))).toEqual([])
    await page.goto(`${server.url}/login/google`)
    await page.getByRole('link', { name: '回到登录' }).click()
    await expect(page).toHaveURL(`${server.url}/onboarding`)
  })
})

test('a second login opens the same user with their data', VARIANT_TEST, async ({ page, context, server, provider }) => {
  const address = newAddress()
  await logInByGoogle(page, server, provider, address)
  const { user_id } = await userOf(page, server)
  await addArchive(server, await tokenOf(page))
  await forgetDevice(page, context, server)
  await logInByGoogle(page, server, provider, address)
  await expect(page).toHaveURL(`${server.url}/home/index`)
  expect((await userOf(page, server)).user_id).toBe(user_id)
})

test('a Google account opens the email account with its address', async ({ page, server, provider }) => {
  const address = newAddress()
  const token = await createSessionToken(server, address)
  await addArchive(server, token)
  await logInByGoogle(page, server, provider, address)
  await expect(page).toHaveURL(`${server.url}/home/index`)
  const before = await call<{ user_id: string }>(server, '/user/user-info', undefined, token)
  expect((await userOf(page, server)).user_id).toBe(before.data.user_id)
})

test('a new account gets the language of the login page', VARIANT_TEST, async ({ page, server }) => {
  await page.goto(`${server.url}/login`)
  await page.evaluate(() => localStorage.setItem('starter-locale', 'en_US'))
  await page.reload()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await agree(page, newAddress())
  await expect(page).toHaveURL(`${server.url}/onboarding`)
  expect((await userOf(page, server)).interface_language).toBe('en_US')
})

test('cancelling at the provider shows the reason and allows a retry', async ({ page, server, provider }) => {
  await goToProvider(page, server, provider)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expectRefused(page, '你在 Google 的页面上取消了登录。')
})

test('the back button returns to a working login', VARIANT_TEST, async ({ page, server, provider }) => {
  await goToProvider(page, server, provider)
  await page.goBack()
  await expect(googleButton(page)).toBeEnabled()
  await googleButton(page).click()
  await page.waitForURL(`${provider.url}/**`)
  await agree(page, newAddress())
  await expect(page).toHaveURL(`${server.url}/onboarding`)
})

/** Changes one parameter of the redirect to the provider, as a man-in-the-middle would. */
async function tamper(page: Page, provider: OpenIdProvider, name: string) {
  await page.route(`${provider.url}/auth?*`, async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(name, 'x'.repeat(43))
    await page.unroute(`${provider.url}/auth?*`)
    await route.fulfill({ status: 302, headers: { location: url.href } })
  })
}

test('rejects an answer with another state without asking the server', VARIANT_TEST, async ({ page, server, provider }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('oauth-login') && asked.push(request.url()))
  await tamper(page, provider, 'state')
  await goToProvider(page, server, provider)
  await agree(page, newAddress())
  await expectRefused(page, '这次登录不是从这个页面开始的，已拒绝。请重新登录。')
  expect(asked).toEqual([])
})

test.describe('rejected by the server', () => {
  // The browser itself logs these error responses on the console.
  test.use({ expectedErrors: /40[34]|422/ })

  test('rejects an unverified address, even one of an existing account', async ({ page, server, provider }) => {
    const address = `unverified-${newAddress()}`
    await createSessionToken(server, address)
    await goToProvider(page, server, provider)
    await agree(page, address)
    await expectRefused(page, '这个 Google 账户的邮箱还没有验证，请先到 Google 验证，或改用邮箱登录')
  })

  test('rejects a token with another nonce', VARIANT_TEST, async ({ page, server, provider }) => {
    await tamper(page, provider, 'nonce')
    await goToProvider(page, server, provider)
    await agree(page, newAddress())
    await expectRefused(page, 'Google 登录没有通过核对，请重新登录')
  })

  test('rejects a used code on any device', VARIANT_TEST, async ({ page, browser, server, provider }) => {
    const sent: Request[] = []
    let back = ''
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/oauth-login')) sent.push(request)
      if (request.url().startsWith(`${server.url}/login/google?`)) back = request.url()
    })
    await logInByGoogle(page, server, provider, newAddress())
    expect(sent).toHaveLength(1)
    expect((await call(server, '/auth/oauth-login', sent[0]!.postDataJSON() as object)).code).toBe(10026)
    // Uses a new device: the page that is logged in could store again what it has deleted.
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await elsewhere.goto(back)
    await expectRefused(elsewhere, '这次登录不是从这个页面开始的，已拒绝。请重新登录。')
    await other.close()
  })
})

test.describe('after a session has ended', () => {
  test.use({ expectedErrors: /401/ })

  test('Google login returns to the page that was open', async ({ page, server }) => {
    const address = newAddress()
    await addArchive(server, await seedLogin(page, server, address))
    await page.goto(`${server.url}/setting/contact?from=test`)
    // Waits for the page: a page without stored data would show nothing after the session has ended.
    await expect(page.getByRole('heading', { name: '联系我们' })).toBeVisible()
    server.endSessions()
    await page.reload()
    await page.getByRole('button', { name: '重新登录' }).click()
    await page.getByRole('button', { name: '改用 Google 登录' }).click()
    await agree(page, address)
    await expect(page).toHaveURL(`${server.url}/setting/contact?from=test`)
    await expect(page.getByText('登录已过期')).toBeHidden()
    expect((await userOf(page, server)).email).toBe(address)
  })
})

test.describe('without a network', () => {
  // While offline, prefetches of the idle page fail.
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('disables both logins and shows the reason', WITH_WORKER, async ({ page, context, server }) => {
    await page.goto(`${server.url}/login`)
    await expect(googleButton(page)).toBeEnabled()
    await untilWorkerControls(page)
    await context.setOffline(true)
    await expect(googleButton(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeDisabled()
    await expect(page.getByText('没有网络，联网后才能登录')).toHaveCount(1)
    await context.setOffline(false)
    await expect(googleButton(page)).toBeEnabled()
  })
})

test.describe('a provider that is unreachable', () => {
  test.use({ expectedErrors: /503/ })

  test('shows an error under the button', VARIANT_TEST, async ({ page, server }) => {
    await page.route('**/fapi/auth/oauth-start', (route) => route.fulfill({ status: 503, json: { code: 10009, data: null, message: '' } }))
    await page.goto(`${server.url}/login`)
    await googleButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('服务暂时不可用，请稍后再试')
    await expect(googleButton(page)).toBeEnabled()
  })
})

for (const colorScheme of takeSeededShare(['light', 'dark'] as const, 2)) {
  test(`axe finds nothing on the Google login and its error page, ${colorScheme}`, async ({ page, server }) => {
    for (const path of ['/login', '/login#email', '/login/google']) {
      await page.goto(`${server.url}/privacyagreement`)
      await page.evaluate((mode) => localStorage.setItem('mingshu-settings', JSON.stringify({ mode })), colorScheme)
      await page.goto(server.url + path)
      await expect(page.getByText('Google').or(page.getByText('没有登录')).first()).toBeVisible()
      await untilReady(page)
      expect(await axeFindings(page), path).toEqual([])
    }
  })
}

base('without settings there is no button', async ({ page }) => {
  const server = await TestServer.start()
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('button', { name: '用邮箱登录' })).toBeVisible()
  await expect(page.getByText('Google')).toHaveCount(0)
  // Leaves the page first, because requests for its fonts would fail when the server stops.
  await page.goto('about:blank')
  await server.stop()
})
