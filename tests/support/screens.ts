// Must be imported before Dexie, which looks for IndexedDB only once, as modules are shared by all files of a worker.
import 'fake-indexeddb/auto'
import { afterAll, afterEach, vi } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'

afterEach(() => {
  cleanup()
  // Closes notifications: one left open would never close and would block the queue of the next test.
  notifications.clean()
  notifications.cleanQueue()
  localStorage.clear()
  sessionStorage.clear()
  document.adoptedStyleSheets = []
})

// Waits for imports that idle code started: the next files would lack modules whose import ends after this page is gone.
afterAll(() => vi.dynamicImportSettled())

// Long timeout: on a loaded machine a correct screen may appear late.
configure({ asyncUtilTimeout: 30_000 })

// Polyfill: jsdom has no `requestIdleCallback`.
globalThis.requestIdleCallback ??= (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
