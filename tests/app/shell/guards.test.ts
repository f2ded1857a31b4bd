import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as guards from '#app/routes/guards.ts'
import { completeLogin, getReturnUrl } from '#app/session/login-return.ts'
import { browserStorage } from '#app/browser/storage.ts'
import { resultCodes } from '#contract/codes.ts'
import { addArchive, removeArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { clearSession, getSession } from '#device/session/session.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { birth, resetDevice, logIn, stubResponse } from './in-app.tsx'

/** Returns a guard's redirect target, 'stays' if the guard passes, or the error's code name if the retry screen is shown. */
async function outcomeOf(guard: () => unknown): Promise<string> {
  try {
    await guard()
    return 'stays'
  } catch (thrown) {
    const { options, codeName } = thrown as { options?: { to: string }; codeName?: string }
    return options?.to ?? codeName ?? String(thrown)
  }
}

const { requireNoArchive: onlyWithoutArchive, requireNoSession } = guards
const at = (href: string) => guards.requireArchive({ location: { href } })
const onlyWithArchive = () => at('/fate/index')

const noArchives = { archives: [], removed: [] }

beforeEach(resetDevice)

describe('without a token', () => {
  test.each([
    ['a public page', 'stays', requireNoSession],
    ['the shell', '/', onlyWithArchive],
    ['onboarding', '/', onlyWithoutArchive],
  ])('%s → %s', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
  })
})

describe('the return URL of a page opened while logged out', () => {
  beforeEach(() => sessionStorage.clear())

  test('is used once after login', async () => {
    expect(getReturnUrl()).toBe('/home')
    await outcomeOf(() => at('/archive/index?archiveId=7#luck'))
    expect(getReturnUrl()).toBe('/archive/index?archiveId=7#luck')
    completeLogin(await logIn())
    expect(getReturnUrl()).toBe('/home')
  })

  test.each(['//elsewhere.example/fate', '/\\elsewhere.example', 'https://elsewhere.example/'])('never leads to %s', async (href) => {
    await outcomeOf(() => at(href))
    expect(getReturnUrl()).toBe('/home')
  })

  test('is not stored after a logout', async () => {
    await logIn()
    await outcomeOf(() => at('/setting/me'))
    await clearSession()
    browserStorage.setToken(null)
    await outcomeOf(() => at('/setting/me'))
    expect(getReturnUrl()).toBe('/home')
  })
})

describe('logged in, with a fetched empty list', () => {
  beforeEach(async () => {
    await logIn()
    stubResponse(0, noArchives)
    await pullDocument('archives')
  })
  test.each([
    ['a public page', '/home', requireNoSession],
    ['the shell', '/onboarding', onlyWithArchive],
    ['onboarding', 'stays', onlyWithoutArchive],
  ])('%s → %s', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
  })
})

describe('logged in with an archive, offline', () => {
  beforeEach(async () => {
    const { user_id } = await logIn()
    stubResponse(0, noArchives)
    await pullDocument('archives')
    await addArchive(user_id, birth)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  })
  test.each([
    ['a public page', '/home', requireNoSession],
    ['the shell', 'stays', onlyWithArchive],
    ['onboarding', '/home', onlyWithoutArchive],
  ])('%s → %s', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
  })
})

describe('after the guard passed once', () => {
  let opened: { user_id: string; archive_id: string }
  beforeEach(async () => {
    const { user_id } = await logIn()
    stubResponse(0, noArchives)
    await pullDocument('archives')
    opened = { user_id, archive_id: (await addArchive(user_id, birth)).archive_id }
    await onlyWithArchive()
  })

  test('it passes later pages synchronously', () => {
    expect(onlyWithArchive()).toBeUndefined()
  })

  test('it checks again after the last archive was removed', async () => {
    await removeArchive(opened.user_id, opened.archive_id)
    expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  })

  test('it checks again after a logout and for the next user', async () => {
    await clearSession()
    expect(await outcomeOf(onlyWithArchive)).toBe('/')
    await logIn()
    expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  })

  test('it passes again once another archive is added', async () => {
    await removeArchive(opened.user_id, opened.archive_id)
    await outcomeOf(onlyWithArchive)
    await addArchive(opened.user_id, birth)
    expect(await outcomeOf(onlyWithArchive)).toBe('stays')
    expect(onlyWithArchive()).toBeUndefined()
  })
})

test('shows the retry screen after a login offline', async () => {
  await logIn()
  expect(await outcomeOf(onlyWithArchive)).toBe('offline')
  expect(await outcomeOf(onlyWithoutArchive)).toBe('offline')
})

test('waits for the first list after a login', async () => {
  await logIn()
  stubResponse(0, noArchives)
  expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
})

test('leads to the login when the session ended early', async () => {
  await logIn()
  stubResponse(resultCodes.sessionTimedOut.code, null, 401)
  expect(await outcomeOf(onlyWithArchive)).toBe('/login')
  expect(browserStorage.getToken()).toBeNull()
  expect(await getSession()).toBeNull()
})

test('removes a token without a session row', async () => {
  await logIn()
  await clearSession()
  expect(await outcomeOf(onlyWithArchive)).toBe('/')
  expect(browserStorage.getToken()).toBeNull()
})

describe('a session row whose token was lost', () => {
  beforeEach(async () => {
    const { user_id } = await logIn()
    stubResponse(0, noArchives)
    await pullDocument('archives')
    await addArchive(user_id, birth)
    browserStorage.setToken(null)
  })
  test.each([
    ['a public page', '/home', requireNoSession],
    ['the shell', 'stays', onlyWithArchive],
    ['onboarding', '/home', onlyWithoutArchive],
  ])('%s → %s, and the token is restored', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
    expect(browserStorage.getToken()).toBe((await getSession())!.token)
  })
})

test('trusts the row when row and token differ', async () => {
  const { token } = await logIn()
  browserStorage.setToken('of another tab')
  stubResponse(0, noArchives)
  expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  expect(browserStorage.getToken()).toBe(token)
})

test('reports a database blocked for ten seconds', async () => {
  await logIn()
  await guards.preloadSessionGuards()
  const other = { isDone: false }
  const held = deviceDb.transaction('rw', deviceDb.session, async () => {
    while (!other.isDone) await deviceDb.session.count()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const outcome = outcomeOf(onlyWithArchive)
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await outcome).toBe('DatabaseBusy')
  other.isDone = true
  await held
})
