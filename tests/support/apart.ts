// This global must exist before the app's modules are imported: each registers its reset function in it.
import { afterEach, vi } from 'vitest'
import { resetModules } from './reset-modules.ts'

globalThis.moduleResets ??= new Set()

// Vitest undoes the first three calls only before the next test of the same file, so the `beforeAll` of the next file would still
// see the stubs.
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  resetModules()
})
