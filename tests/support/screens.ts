import { afterEach } from 'vitest'
import { cleanup, configure } from '@testing-library/react'

afterEach(cleanup)

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

// The imitated page has no idle callback and is always idle.
globalThis.requestIdleCallback ??= (run) => Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })))
