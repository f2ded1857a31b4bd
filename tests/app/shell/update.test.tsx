import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubNavigator } from './navigator-has.ts'
import { registerServiceWorkerUpdates } from '#app/updates/follow-versions.ts'
import { acceptUpdate } from '#app/updates/update.ts'
import { resetDevice, renderInApp } from './in-app.tsx'

interface Workers {
  readonly controlled: boolean
  readonly waits?: boolean
  /** Entry script in the worker's precache; by default that of this page. */
  readonly keeps?: string
}

/** Entry script of the page under test. */
const ENTRY = '/assets/index-1.js'

/** Stubs the service worker API, which happy-dom lacks. */
async function browserWorkers({ controlled, waits = false, keeps = ENTRY }: Workers) {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() })
  const registration = Object.assign(new EventTarget(), {
    active: controlled ? new EventTarget() : null,
    waiting: waits ? worker : null,
    installing: null as typeof worker | null,
    update: vi.fn(() => Promise.resolve()),
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? new EventTarget() : null,
    register: vi.fn(() => Promise.resolve(registration)),
  })
  vi.stubGlobal('caches', { match: async (path: string) => (path === keeps ? new Response() : undefined) })
  stubNavigator('serviceWorker', container)
  const reload = vi.fn()
  await registerServiceWorkerUpdates(reload)
  const installAs = (state: 'installed' | 'redundant') => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    if (container.controller && state === 'installed') registration.waiting = worker
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }
  return {
    worker,
    registration,
    container,
    reload,
    register: container.register,
    install: () => installAs('installed'),
    fail: () => installAs('redundant'),
    takeOver: () => {
      container.controller = worker
      registration.waiting = null
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

/** Waits until the effects of the last action are rendered. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))

beforeEach(async () => {
  await resetDevice()
  acceptUpdate()
  // The meta element names the page's entry script; happy-dom loads no script.
  document.head.innerHTML = `<meta name="mingshu-entry" content="${ENTRY}">`
})
afterEach(() => vi.useRealTimers())

describe('a new version', () => {
  test('waits, is announced and takes over only on acceptance', async () => {
    const { worker, reload, install, takeOver } = await browserWorkers({ controlled: true })
    renderInApp(<main />)
    expect(screen.queryByText('新版本已备好')).toBeNull()

    act(install)
    await screen.findByText('新版本已备好')
    expect(worker.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: '重开' }))
    expect(worker.postMessage.mock.calls.map(([message]) => message as unknown)).toEqual([{ type: 'SKIP_WAITING' }])
    expect(reload).not.toHaveBeenCalled()
    takeOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is announced when it waited before the page opened', async () => {
    await browserWorkers({ controlled: true, waits: true })
    renderInApp(<main />)
    await screen.findByText('新版本已备好')
  })

  test('can be postponed without a reload', async () => {
    const { worker, reload, install } = await browserWorkers({ controlled: true })
    renderInApp(<main />)
    act(install)
    await userEvent.click(await screen.findByRole('button', { name: '稍后' }))
    expect(screen.queryByText('新版本已备好')).toBeNull()
    expect(worker.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test('reloads other tabs when it is accepted in one', async () => {
    const { reload, takeOver } = await browserWorkers({ controlled: true })
    takeOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is checked for every hour despite failures', async () => {
    vi.useFakeTimers()
    const { registration } = await browserWorkers({ controlled: true })
    registration.update.mockRejectedValue(new TypeError('no network'))
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })
})

test('treats the first worker as no update, the next as one', async () => {
  vi.useFakeTimers()
  const { reload, install, takeOver } = await browserWorkers({ controlled: false })
  renderInApp(<main />)
  act(() => {
    install()
    takeOver()
  })
  await settle()
  expect(screen.queryByText('新版本已备好')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('treats a first worker still listed as waiting as no update', async () => {
  vi.useFakeTimers()
  const { worker, registration, container, install } = await browserWorkers({ controlled: false })
  renderInApp(<main />)
  act(() => {
    registration.waiting = worker
    container.controller = worker
    install()
  })
  await settle()
  expect(screen.queryByText('新版本已备好')).toBeNull()
})

test('reloads once when a deployment happens during the first visit', async () => {
  vi.useFakeTimers()
  const { reload, takeOver } = await browserWorkers({ controlled: false, keeps: '/assets/index-2.js' })
  takeOver()
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

describe('a version that cannot be installed completely', () => {
  test('is not announced', async () => {
    vi.useFakeTimers()
    const { fail } = await browserWorkers({ controlled: true })
    renderInApp(<main />)
    act(fail)
    await settle()
    expect(screen.queryByText('新版本已备好')).toBeNull()
  })

  test('is retried with increasing delays', async () => {
    vi.useFakeTimers()
    const { registration, fail } = await browserWorkers({ controlled: true })
    fail()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(registration.update).toHaveBeenCalledTimes(1)
    fail()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(registration.update).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  test('is registered again when it was the first', async () => {
    vi.useFakeTimers()
    const { register, fail } = await browserWorkers({ controlled: false })
    fail()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(register).toHaveBeenCalledTimes(2)
  })
})
