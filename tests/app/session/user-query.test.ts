import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#app/session/query-client.ts'
import { createUserQuery } from '#app/session/user-query.ts'
import { resultCodes } from '#contract/codes.ts'
import { addArchive } from '#device/archives/archives.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { birth, logIn, resetDevice } from '../shell/in-app.tsx'

beforeEach(resetDevice)

/** Starts with one unsent archive; records the paths of all requests, which fail, and the calls of `request`. */
async function start(code: number) {
  const session = await logIn()
  await addArchive(session.user_id, birth)
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string | URL | Request) => {
    calls.push(new URL(url instanceof Request ? url.url : url, location.origin).pathname)
    return Promise.reject(new TypeError('no network in this test'))
  })
  const request = () => {
    calls.push('request')
    return calls.length === 1 ? Promise.reject(new ApiError({ code })) : Promise.resolve('prices')
  }
  return { calls, answer: queryClient.fetchQuery({ ...createUserQuery('catalogue', session, request, ['a']), retry: false }) }
}

test('sends the outbox and asks again about an unknown archive', async () => {
  const { calls, answer } = await start(resultCodes.notFound.code)
  expect(await answer).toBe('prices')
  expect(calls[0]).toBe('request')
  expect(calls.at(-1)).toBe('request')
  expect(calls.slice(1, -1)).toContain('/fapi/user/add-archive')
})

test('passes other errors on without sending the outbox', async () => {
  const { calls, answer } = await start(resultCodes.invalidInput.code)
  await expect(answer).rejects.toMatchObject({ codeName: 'invalidInput' })
  expect(calls).toEqual(['request'])
})
