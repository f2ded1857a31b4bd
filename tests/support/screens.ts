// Before whatever loads the database's library, which looks for it once: files of one worker share what they import.
import 'fake-indexeddb/auto'
import { afterAll, afterEach, vi } from 'vitest'
import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'

afterEach(() => {
  cleanup()
  // What stood at the end of a test would never close, and keep the words of the next one waiting.
  notifications.clean()
  notifications.cleanQueue()
  localStorage.clear()
  sessionStorage.clear()
  document.adoptedStyleSheets = []
})

// What a page fetches when it is idle would come when there is no page any more, and be missing in every later file.
afterAll(() => vi.dynamicImportSettled())

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 })

// The imitated page has no idle callback and is always idle.
globalThis.requestIdleCallback ??= (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
