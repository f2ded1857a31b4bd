import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as guards from '#app/routes/guards.ts'
import { completeLogin } from '#app/session/complete-login.ts'
import { getReturnUrl } from '#app/session/return-url.ts'
import { storage } from '#app/browser/storage.ts'
import { codes } from '#contract/codes.ts'
import { addArchive, removeArchive } from '#device/archives/archives.ts'
import { pull } from '#device/sync/pull.ts'
import { clearSession, getSession } from '#device/session/session.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { birth, freshDevice, logIn, serverAnswers } from './in-app.tsx'

/** Where a guard leads; 'stays' when it lets the person through, a code's name when the retry screen is to show. */
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

beforeEach(freshDevice)

describe('without a token', () => {
  test.each([
    ['a public page', 'stays', requireNoSession],
    ['the shell', '/', onlyWithArchive],
    ['onboarding', '/', onlyWithoutArchive],
  ])('%s → %s', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
  })
})

describe('a page that is opened logged out', () => {
  beforeEach(() => sessionStorage.clear())

  test('is where the login leads, once', async () => {
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

  test('is none where somebody logged out', async () => {
    await logIn()
    await outcomeOf(() => at('/setting/me'))
    await clearSession()
    storage.setToken(null)
    await outcomeOf(() => at('/setting/me'))
    expect(getReturnUrl()).toBe('/home')
  })
})

describe('logged in, the first list arrived, no archive', () => {
  beforeEach(async () => {
    await logIn()
    serverAnswers(0, noArchives)
    await pull('archives')
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
    serverAnswers(0, noArchives)
    await pull('archives')
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

describe('whoever came through once', () => {
  let opened: { user_id: string; archive_id: string }
  beforeEach(async () => {
    const { user_id } = await logIn()
    serverAnswers(0, noArchives)
    await pull('archives')
    opened = { user_id, archive_id: (await addArchive(user_id, birth)).archive_id }
    await onlyWithArchive()
  })

  test('waits for nothing from page to page', () => {
    expect(onlyWithArchive()).toBeUndefined()
  })

  test('is asked again after their last archive was removed', async () => {
    await removeArchive(opened.user_id, opened.archive_id)
    expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  })

  test('is asked again after a log-out, and so is who comes after them', async () => {
    await clearSession()
    expect(await outcomeOf(onlyWithArchive)).toBe('/')
    await logIn()
    expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  })

  test('is let in again as soon as they have another archive', async () => {
    await removeArchive(opened.user_id, opened.archive_id)
    await outcomeOf(onlyWithArchive)
    await addArchive(opened.user_id, birth)
    expect(await outcomeOf(onlyWithArchive)).toBe('stays')
    expect(onlyWithArchive()).toBeUndefined()
  })
})

test('after a login offline nobody is led to make an archive: the retry screen shows', async () => {
  await logIn()
  expect(await outcomeOf(onlyWithArchive)).toBe('offline')
  expect(await outcomeOf(onlyWithoutArchive)).toBe('offline')
})

test('after a login the guard waits for the first list and then decides', async () => {
  await logIn()
  serverAnswers(0, noArchives)
  expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
})

test('a session that ended before anything arrived leads back to the login', async () => {
  await logIn()
  serverAnswers(codes.sessionTimedOut.code, null, 401)
  expect(await outcomeOf(onlyWithArchive)).toBe('/login')
  expect(storage.getToken()).toBeNull()
  expect(await getSession()).toBeNull()
})

test('a token without its session row opens nothing and is forgotten', async () => {
  await logIn()
  await clearSession()
  expect(await outcomeOf(onlyWithArchive)).toBe('/')
  expect(storage.getToken()).toBeNull()
})

describe('a session row whose token was lost', () => {
  beforeEach(async () => {
    const { user_id } = await logIn()
    serverAnswers(0, noArchives)
    await pull('archives')
    await addArchive(user_id, birth)
    storage.setToken(null)
  })
  test.each([
    ['a public page', '/home', requireNoSession],
    ['the shell', 'stays', onlyWithArchive],
    ['onboarding', '/home', onlyWithoutArchive],
  ])('%s → %s, and the token is back', async (_, outcome, guard) => {
    expect(await outcomeOf(guard)).toBe(outcome)
    expect(storage.getToken()).toBe((await getSession())!.token)
  })
})

test('when row and token differ, the row holds', async () => {
  const { token } = await logIn()
  storage.setToken('of another tab')
  serverAnswers(0, noArchives)
  expect(await outcomeOf(onlyWithArchive)).toBe('/onboarding')
  expect(storage.getToken()).toBe(token)
})

test('a database that another page holds is waited for ten seconds', async () => {
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
