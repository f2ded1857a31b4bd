import { beforeEach, expect, test } from 'vitest'
import { finishGoogleLogin, parseGoogleRedirectQuery } from '#app/features/auth/google-redirect-page.tsx'
import { browserStorage } from '#app/browser/storage.ts'
import { getSession } from '#device/session/session.ts'
import { resetDevice, logIn, loginOf, stubResponse } from '../shell/in-app.tsx'

const begin = (from = '/archive/index?archiveId=1') =>
  browserStorage.setSignIn(JSON.stringify({ state: 's', nonce: 'n', verifier: 'v', from }))

beforeEach(async () => {
  sessionStorage.clear()
  await resetDevice()
})

test('returns the same user to their page, another user to home', async () => {
  const { user_id, email } = await logIn()
  stubResponse(0, loginOf(user_id, email, 'new'))
  begin()
  expect(await finishGoogleLogin({ state: 's', code: 'c' })).toMatchObject({ to: '/archive/index?archiveId=1', session: { token: 'new' } })
  stubResponse(0, loginOf('somebody-else', 'else@example.com', 'theirs'))
  begin()
  expect(await finishGoogleLogin({ state: 's', code: 'c' })).toMatchObject({ to: '/home' })
  expect((await getSession())?.token).toBe('theirs')
})

test.each([
  ['no answer at all', {}, 'notBegunHere'],
  ['another state', { state: 'x', code: 'c' }, 'notBegunHere'],
  ['another state with an error', { state: 'x', error: 'access_denied' }, 'notBegunHere'],
  ['a cancelled sign-in', { state: 's', error: 'access_denied' }, 'cancelled'],
  ['another error', { state: 's', error: 'server_error', code: 'c' }, 'failed'],
  ['no code', { state: 's' }, 'failed'],
  ['a server that cannot be reached', { state: 's', code: 'c' }, 'refused'],
])('logs nobody in for %s and ends the sign-in', async (_what, answer, failure) => {
  begin()
  expect(await finishGoogleLogin(answer)).toMatchObject({ failure })
  expect(browserStorage.getSignIn()).toBeNull()
  expect(await getSession()).toBeNull()
  expect(await finishGoogleLogin({ state: 's', code: 'c' })).toEqual({ failure: 'notBegunHere' })
})

test.each(['nonsense', '{}', 'null'])('ignores a stored sign-in that reads %s', async (stored) => {
  browserStorage.setSignIn(stored)
  expect(await finishGoogleLogin({ code: 'c' })).toEqual({ failure: 'notBegunHere' })
})

test('parses only known parameters of the address, as strings', () => {
  expect(parseGoogleRedirectQuery({ state: 12, code: '4/a', scope: 'email' })).toEqual({ state: '12', code: '4/a' })
})
