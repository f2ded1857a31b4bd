// Before whatever is imported: modules of the app and of the device layer say here how they go back to how they were.
import { afterEach, vi } from 'vitest'
import { resetModules } from './reset-modules.ts'

globalThis.moduleResets ??= new Set()

// The runner would do the first three before the next test; what a file does before all of its tests is not to meet them either.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  resetModules()
})
