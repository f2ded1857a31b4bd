// Before whatever is imported: modules of the app and of the device layer say here how they go back to how they were.
import { afterEach } from 'vitest'
import { resetModules } from './reset-modules.ts'

globalThis.moduleResets ??= new Set()

afterEach(resetModules)
