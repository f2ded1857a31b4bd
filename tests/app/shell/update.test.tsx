import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { UpdateNotice } from '#app/shell/update-notice.tsx'
import { followTakeover, watchRegistration } from '#app/updates/update.ts'
import { freshDevice, renderInApp } from './in-app.tsx'

/** What the browser shows a page of its workers; happy-dom has none. */
function browserWorkers({ controlled }: { controlled: boolean }) {
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  const registration = Object.assign(new EventTarget(), { waiting: null as object | null, installing: null as EventTarget | null })
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  return {
    worker,
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    install() {
      registration.installing = worker
      registration.dispatchEvent(new Event('updatefound'))
      registration.installing = null
      registration.waiting = worker
      worker.dispatchEvent(new Event('statechange'))
    },
    takeOver() {
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}

beforeEach(freshDevice)

describe('a new version', () => {
  test('waits, says so, and takes over only after somebody agreed', async () => {
    const workers = browserWorkers({ controlled: true })
    const reload = vi.fn()
    followTakeover(workers.container, reload)
    watchRegistration(workers.registration, workers.container)
    renderInApp(<UpdateNotice />)
    expect(screen.queryByText('新版本已备好')).toBeNull()

    act(() => workers.install())
    expect(await screen.findByText('新版本已备好')).toBeTruthy()
    expect(workers.worker.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: '重开' }))
    expect(workers.worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    workers.takeOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('can be put off, and nothing reloads', async () => {
    const workers = browserWorkers({ controlled: true })
    const reload = vi.fn()
    followTakeover(workers.container, reload)
    watchRegistration(workers.registration, workers.container)
    renderInApp(<UpdateNotice />)
    act(() => workers.install())
    await userEvent.click(await screen.findByRole('button', { name: '稍后' }))
    expect(screen.queryByText('新版本已备好')).toBeNull()
    expect(workers.worker.postMessage).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test('accepted in one tab reloads the others too', () => {
    const workers = browserWorkers({ controlled: true })
    const reload = vi.fn()
    followTakeover(workers.container, reload)
    workers.takeOver()
    expect(reload).toHaveBeenCalledOnce()
  })
})

test('the first worker that takes a page over reloads nothing, and is no update', async () => {
  const workers = browserWorkers({ controlled: false })
  const reload = vi.fn()
  followTakeover(workers.container, reload)
  watchRegistration(workers.registration, workers.container)
  renderInApp(<UpdateNotice />)
  act(() => {
    workers.install()
    workers.takeOver()
  })
  expect(screen.queryByText('新版本已备好')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
