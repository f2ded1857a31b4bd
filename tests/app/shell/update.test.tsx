import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navigatorHas } from './navigator-has.ts'
import { followVersions } from '#app/updates/follow-versions.ts'
import { acceptUpdate } from '#app/updates/update.ts'
import { freshDevice, renderInApp } from './in-app.tsx'

interface Workers {
  readonly controlled: boolean
  readonly waits?: boolean
  /** The app's code that the worker keeps; by default that of this page. */
  readonly keeps?: string
}

/** The code that the page under test has begun with. */
const ENTRY = '/assets/index-1.js'

/** What the browser shows a page of its workers; happy-dom has none. */
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
  navigatorHas('serviceWorker', container)
  const reload = vi.fn()
  await followVersions(reload)
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

/** What follows from what was just done. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(1000))

beforeEach(async () => {
  await freshDevice()
  acceptUpdate()
  // Its content only says which code the page runs; happy-dom fetches no script.
  document.head.innerHTML = `<meta name="mingshu-entry" content="${ENTRY}">`
})
afterEach(() => vi.useRealTimers())

describe('a new version', () => {
  test('waits, says so, and takes over only after somebody agreed', async () => {
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

  test('that waited already when the page was opened says so', async () => {
    await browserWorkers({ controlled: true, waits: true })
    renderInApp(<main />)
    await screen.findByText('新版本已备好')
  })

  test('can be put off, and nothing reloads', async () => {
    const { worker, reload, install } = await browserWorkers({ controlled: true })
    renderInApp(<main />)
    act(install)
    await userEvent.click(await screen.findByRole('button', { name: '稍后' }))
    expect(screen.queryByText('新版本已备好')).toBeNull()
    expect(worker.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test('accepted in one tab reloads the others too', async () => {
    const { reload, takeOver } = await browserWorkers({ controlled: true })
    takeOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('is asked for every hour, and a failure to ask is none', async () => {
    vi.useFakeTimers()
    const { registration } = await browserWorkers({ controlled: true })
    registration.update.mockRejectedValue(new TypeError('no network'))
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })
})

test('the first worker that takes a page over reloads nothing, and is no update; the next one reloads', async () => {
  vi.useFakeTimers()
  const { reload, install, takeOver } = await browserWorkers({ controlled: false })
  renderInApp(<main />)
  act(() => {
    install()
    takeOver()
  })
  await settled()
  expect(screen.queryByText('新版本已备好')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})

test('a first worker that controls the page while it is still listed as waiting is no update', async () => {
  vi.useFakeTimers()
  const { worker, registration, container, install } = await browserWorkers({ controlled: false })
  renderInApp(<main />)
  act(() => {
    registration.waiting = worker
    container.controller = worker
    install()
  })
  await settled()
  expect(screen.queryByText('新版本已备好')).toBeNull()
})

test('a page that meets a deployment on its first visit reloads once: the worker is of the new version', async () => {
  vi.useFakeTimers()
  const { reload, takeOver } = await browserWorkers({ controlled: false, keeps: '/assets/index-2.js' })
  takeOver()
  await settled()
  expect(reload).toHaveBeenCalledOnce()
})

describe('a version that cannot be had whole', () => {
  test('is not spoken of', async () => {
    vi.useFakeTimers()
    const { fail } = await browserWorkers({ controlled: true })
    renderInApp(<main />)
    act(fail)
    await settled()
    expect(screen.queryByText('新版本已备好')).toBeNull()
  })

  test('is tried again soon, and then ever more seldom', async () => {
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

  test('is registered anew where it was the first: the browser has dropped what it was registered as', async () => {
    vi.useFakeTimers()
    const { register, fail } = await browserWorkers({ controlled: false })
    fail()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(register).toHaveBeenCalledTimes(2)
  })
})
