import { expect, test, vi } from 'vitest'
import { inlinePlayerCount } from '#app/features/listen/player/playing.ts'
import { isServerReachable, reportReachability } from '#device/wire/reachability.ts'

test.each(['one', 'another'])('finds stores, variables and globals fresh in %s test', () => {
  expect([inlinePlayerCount.get(), isServerReachable(), 'stubbed' in globalThis]).toEqual([0, true, false])
  inlinePlayerCount.set(1)
  reportReachability(false)
  vi.stubGlobal('stubbed', true)
})
