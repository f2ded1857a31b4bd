import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useProductTimes } from '#app/session/user-info.ts'
import { queryClient } from '#app/session/query-client.ts'
import { queryStore } from '#device/store/query-store.ts'
import { freshDevice, logIn, renderInApp, serverAnswers } from './in-app.tsx'

beforeEach(freshDevice)

function Times() {
  return <p>{useProductTimes().map(({ times }) => `left ${times}`)}</p>
}

const leftOf = (times: number) => [{ product_id: 'fatebook', times }]

test('an answer that was kept under a clock far ahead is shown, and asked for anew', async () => {
  const { user_id } = await logIn()
  serverAnswers(0, leftOf(1))
  const { unmount } = renderInApp(<Times />)
  await screen.findByText('left 1')
  await vi.waitFor(async () => expect(await queryStore(user_id).entries()).toHaveLength(1))
  unmount()
  queryClient.clear()
  const [[key, kept]] = (await queryStore(user_id).entries()) as [[string, { state: object }]]
  await queryStore(user_id).setItem(key, { ...kept, state: { ...kept.state, dataUpdatedAt: Date.now() + 3650 * 24 * 3_600_000 } })
  // Asked, the server takes its time: what was kept is seen first.
  const seen = Promise.withResolvers<void>()
  serverAnswers(0, leftOf(2))
  const answer = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => seen.promise.then(() => answer(...call)))
  renderInApp(<Times />)
  await screen.findByText('left 1')
  seen.resolve()
  await screen.findByText('left 2')
})
