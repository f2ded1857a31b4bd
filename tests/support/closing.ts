import { expect } from 'vitest'
import type { Account } from './server-client.ts'
import type { ServerFixture } from './server-fixture.ts'

/** Requests the code to close the account and reads it from the mail. */
export async function closingCodeFor(fixture: ServerFixture, me: Account): Promise<string> {
  fixture.clock.pass({ minutes: 2 })
  const { code, data, text } = await me.call('deactivate')
  if (code !== 0) throw new Error(text)
  expect(data).toEqual({ is_closed: false, resend_seconds: 60 })
  return fixture.server.latestCode(me.address)
}

/** Closes the account of a user. */
export async function closeAccount(fixture: ServerFixture, me: Account): Promise<void> {
  expect((await me.call('deactivate', { code: await closingCodeFor(fixture, me) })).data).toEqual({ is_closed: true, resend_seconds: null })
}
