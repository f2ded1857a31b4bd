/** Fixture with a user whose archive has books; requests pass through the hostile server. */
import { afterAll, beforeAll, expect } from 'vitest'
import { addArchive } from '#device/archives/archives.ts'
import { sync } from '#device/sync/sync.ts'
import { openDb } from '#server/db/open.ts'
import type { ServerFixture } from '../support/server-fixture.ts'
import { buy, sendPaymentEvent } from '../support/shop.ts'
import type { HostileServer } from './hostile-server.ts'
import { createOtherDeviceUser, createTestProfile } from './here.ts'

interface Owner {
  readonly account: Awaited<ReturnType<typeof createOtherDeviceUser>>
  readonly userId: string
  readonly archive_id: string
  /** Buys a book for the archive on another device and returns the order id. */
  readonly buys: (productId: string, archiveId?: string) => Promise<string>
  readonly givesBack: (orderId: string) => Promise<void>
}

/** Loads the server's book texts in advance, because the first import is slow. */
export async function preloadBookTexts(): Promise<void> {
  await import('#server/features/books/book-body.ts')
}

/** Returns `owner`, which logs in a new user with an uploaded archive, and `fixture`, which accesses the server directly. */
export function useBookOwners(server: HostileServer): { owner: () => Promise<Owner>; fixture: ServerFixture } {
  const fixture = {} as ServerFixture
  beforeAll(async () => {
    await preloadBookTexts()
    const db = openDb({ databaseUrl: undefined, dataDir: server.real.dataDir }, () => undefined)
    Object.assign(fixture, { server: server.real, clock: server.clock, db, stop: () => db.destroy() } satisfies ServerFixture)
  })
  afterAll(() => fixture.stop())

  async function owner(): Promise<Owner> {
    const account = await createOtherDeviceUser(server)
    const userId = await account.here()
    const { archive_id } = await addArchive(userId, createTestProfile())
    await sync()
    return {
      account,
      userId,
      archive_id,
      buys: (productId, archiveId = archive_id) => buy(fixture, account, productId, archiveId),
      givesBack: (orderId) => refund(fixture, orderId),
    }
  }
  return { owner, fixture }
}

async function refund(fixture: ServerFixture, orderId: string): Promise<void> {
  const order = fixture.db.selectFrom('orders').selectAll().where('order_id', '=', orderId)
  const { payment_ref, cents } = await order.executeTakeFirstOrThrow()
  expect(await sendPaymentEvent(fixture, { kind: 'refunded', orderId, paymentRef: payment_ref, cents })).toBe(200)
}
