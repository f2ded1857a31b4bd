import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { enqueueDueReminders } from '#server/features/push/sweep.ts'
import { newAddress } from '../support/server-client.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase('SQLite')
})
afterAll(() => database.stop())

test('a sweep of many reminders yields to requests between transactions', async () => {
  const { db } = database
  // Inserts one reminder more than a transaction processes.
  await db.transaction().execute(async (within) => {
    for (let i = 0; i < 201; i += 1) {
      const user_id = await ensureUserId(within, newAddress(), 'zh_CN', 0)
      await within.insertInto('reminders').values({ user_id, zone: 'UTC', look_at: 1, armed_at: 0, told_on: null }).execute()
    }
  })
  let ticks = 0
  let next = setImmediate(function tick() {
    ticks += 1
    next = setImmediate(tick)
  })
  onTestFinished(() => clearImmediate(next))
  const ticksAtRound: number[] = []
  const now = () => {
    ticksAtRound.push(ticks)
    return 2
  }
  await enqueueDueReminders({ db, now })
  const [first, second, last, ...more] = ticksAtRound as [number, number, number, ...number[]]
  expect(more).toEqual([])
  expect([second > first, last > second]).toEqual([true, true])
})
