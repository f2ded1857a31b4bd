import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useProductTimes } from '#app/session/user-info.ts'
import { queryClient } from '#app/session/query-client.ts'
import { createQueryStore } from '#device/store/query-store.ts'
import { resetDevice, logIn, renderInApp, stubResponse } from './in-app.tsx'

beforeEach(resetDevice)

function Times() {
  return <p>{useProductTimes().map(({ times }) => `left ${times}`)}</p>
}

const leftOf = (times: number) => [{ product_id: 'fatebook', times }]

test('shows and refetches a response cached under a clock far ahead', async () => {
  const { user_id } = await logIn()
  stubResponse(0, leftOf(1))
  const { unmount } = renderInApp(<Times />)
  await screen.findByText('left 1')
  await vi.waitFor(async () => expect(await createQueryStore(user_id).entries()).toHaveLength(1))
  unmount()
  queryClient.clear()
  const [[key, cached]] = (await createQueryStore(user_id).entries()) as [[string, { state: object }]]
  await createQueryStore(user_id).setItem(key, { ...cached, state: { ...cached.state, dataUpdatedAt: Date.now() + 3650 * 24 * 3_600_000 } })
  // The server responds late: the cached response is shown first.
  const seen = Promise.withResolvers<void>()
  stubResponse(0, leftOf(2))
  const answer = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => seen.promise.then(() => answer(...call)))
  renderInApp(<Times />)
  await screen.findByText('left 1')
  seen.resolve()
  await screen.findByText('left 2')
})
