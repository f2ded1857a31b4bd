import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceDb } from '#device/store/device-db.ts'
import { abortTransactionsOnLeave } from '#device/store/abort-on-leave.ts'
import { waitUntil } from '../support/wait-until.ts'

const page = new EventTarget()
const reload = vi.fn()
abortTransactionsOnLeave(page, reload)

const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))

// Clears the tables: test files of one worker share the database.
beforeEach(async () => {
  await Promise.all([deviceDb.settings.clear(), deviceDb.users.clear()])
})

afterEach(async () => {
  comeBack()
  reload.mockClear()
  await Promise.all([deviceDb.settings.clear(), deviceDb.users.clear()])
})

/** Starts a transaction that writes once and then keeps reading until `end` is called. */
async function beginWriting() {
  const step = { hasBegun: false, isEnding: false }
  const written = deviceDb.transaction('rw', deviceDb.settings, async () => {
    await deviceDb.settings.put({ key: 'begun', value: 1 })
    step.hasBegun = true
    while (!step.isEnding) await deviceDb.settings.get('begun')
  })
  // Prevents an unhandled rejection; the tests assert the rejection later.
  written.catch(() => undefined)
  await waitUntil(() => step.hasBegun)
  return { written, end: () => void (step.isEnding = true) }
}

it('a cached page aborts its transactions and reloads on return', async () => {
  const { written } = await beginWriting()
  leave(true)
  await expect(written).rejects.toMatchObject({ name: 'AbortError' })
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
  expect(await deviceDb.settings.toArray()).toEqual([])
})

it('a committing transaction is stored while the others are aborted', async () => {
  const step = { isCommitting: false }
  const committed = deviceDb.transaction('rw', deviceDb.users, async ({ idbtrans }) => {
    await deviceDb.users.put({ user_id: 'u-committed', email: 'lin@example.com', at: 1 })
    while (!step.isCommitting) await deviceDb.users.count()
    idbtrans.commit()
    leave(true)
  })
  const { written } = await beginWriting()
  step.isCommitting = true
  await expect(written).rejects.toMatchObject({ name: 'AbortError' })
  await committed
  comeBack()
  expect(await deviceDb.users.get('u-committed')).toBeDefined()
})

it('a page that is not cached lets its transactions finish', async () => {
  const { written, end } = await beginWriting()
  leave(false)
  end()
  await written
  expect(await deviceDb.settings.get('begun')).toBeDefined()
})

it('a cached page starts no transaction until it is shown again', async () => {
  leave(true)
  await expect(deviceDb.settings.put({ key: 'late', value: 1 })).rejects.toThrow()
  comeBack()
  await deviceDb.settings.put({ key: 'back', value: 1 })
  expect(await deviceDb.settings.toCollection().primaryKeys()).toEqual(['back'])
})
