import { expect, test, vi } from 'vitest'
import { slots } from '#app/features/listen/slots.ts'
import { isServerReached, noteReach } from '#device/wire/reach.ts'

test.each(['one', 'another'])('%s test finds stores, variables and globals as they are at first', () => {
  expect([slots.get(), isServerReached(), 'stubbed' in globalThis]).toEqual([0, true, false])
  slots.set(1)
  noteReach(false)
  vi.stubGlobal('stubbed', true)
})
