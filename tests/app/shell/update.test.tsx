import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Workbox } from 'workbox-window'
import { UpdateNotice } from '#app/shell/update-notice.tsx'
import { acceptUpdate, followVersions } from '#app/updates/update.ts'
import { freshDevice, renderInApp } from './in-app.tsx'

/** What the browser shows a page of its workers; happy-dom has none. Workbox follows them as it does in the product. */
async function browserWorkers({ controlled, waits = false }: { controlled: boolean; waits?: boolean }) {
  const scriptURL = new URL('/sw.js', location.href).href
  const worker = Object.assign(new EventTarget(), { scriptURL, state: 'installing', postMessage: vi.fn() })
  const registration = Object.assign(new EventTarget(), {
    waiting: waits ? worker : null,
    installing: null as typeof worker | null,
    update: vi.fn(() => Promise.resolve()),
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? Object.assign(new EventTarget(), { scriptURL }) : null,
    register: () => Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  const reload = vi.fn()
  await followVersions(new Workbox('/sw.js'), reload)
  return {
    worker,
    registration,
    reload,
    install: () => {
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      registration.installing = null
      if (container.controller) registration.waiting = worker
      worker.state = 'installed'
      worker.dispatchEvent(new Event('statechange'))
    },
    takeOver: () => {
      container.controller = worker
      registration.waiting = null
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

/** Longer than Workbox looks whether an installed version really waits (200 ms). */
const whetherItWaits = () => act(() => vi.advanceTimersByTimeAsync(1000))

beforeEach(async () => {
  await freshDevice()
  acceptUpdate()
})
afterEach(() => void vi.useRealTimers())

describe('a new version', () => {
  test('waits, says so, and takes over only after somebody agreed', async () => {
    const { worker, reload, install, takeOver } = await browserWorkers({ controlled: true })
    renderInApp(<UpdateNotice />)
    expect(screen.queryByText('新版本已备好')).toBeNull()

    act(install)
    expect(await screen.findByText('新版本已备好')).toBeTruthy()
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
    renderInApp(<UpdateNotice />)
    expect(await screen.findByText('新版本已备好')).toBeTruthy()
  })

  test('can be put off, and nothing reloads', async () => {
    const { worker, reload, install } = await browserWorkers({ controlled: true })
    renderInApp(<UpdateNotice />)
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
  renderInApp(<UpdateNotice />)
  act(() => {
    install()
    takeOver()
  })
  await whetherItWaits()
  expect(screen.queryByText('新版本已备好')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  expect(reload).toHaveBeenCalledOnce()
})
