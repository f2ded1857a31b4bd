import { afterEach } from 'vitest'
import { cleanup } from '@testing-library/react'

afterEach(cleanup)

// The imitated page has no idle callback and is always idle.
globalThis.requestIdleCallback ??= (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
