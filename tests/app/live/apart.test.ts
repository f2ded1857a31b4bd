import { expect, test, vi } from 'vitest'
import { slots } from '#app/features/listen/slots.ts'
import { isServerReachable, reportReachability } from '#device/wire/reachability.ts'

test.each(['one', 'another'])('%s test finds stores, variables and globals as they are at first', () => {
  expect([slots.get(), isServerReachable(), 'stubbed' in globalThis]).toEqual([0, true, false])
  slots.set(1)
  reportReachability(false)
  vi.stubGlobal('stubbed', true)
})
