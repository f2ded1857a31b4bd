import { setImmediate } from 'node:timers/promises'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import { computeDayEnd, computeNextReminder } from './due.ts'

/** Maximum number of users per transaction. */
const AT_ONCE = 200

function readDueRows(db: Db, now: number) {
  return db
    .selectFrom('reminders')
    .innerJoin('users', 'users.user_id', 'reminders.user_id')
    .select(['reminders.user_id', 'zone', 'look_at', 'armed_at', 'told_on', 'settings'])
    .select((of) =>
      of
        .selectFrom('push_subscriptions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('push_subscriptions.user_id', '=', 'reminders.user_id')
        .as('devices'),
    )
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .orderBy('reminders.user_id')
    .limit(AT_ONCE)
    .execute()
}

type Row = Awaited<ReturnType<typeof readDueRows>>[number]

/** Returns the minute of the day at which the user wants reminders. */
function minuteOf({ settings }: Pick<Row, 'settings'>): number {
  return (JSON.parse(settings) as Partial<Settings>).remindAt ?? defaultSettings.remindAt
}

/** Stores the next due time and enqueues a due reminder. Updates only an unchanged row, so that one of two concurrent servers does so. */
async function updateDue(db: Db, row: Row, now: number): Promise<boolean> {
  const schedule = { zone: row.zone, minute: minuteOf(row), armedAt: row.armed_at }
  const next = computeNextReminder({ ...schedule, toldOn: row.told_on }, now)
  const isDue = next.at <= now && Number(row.devices) > 0
  const after = isDue ? computeNextReminder({ ...schedule, toldOn: next.date }, now) : next
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ look_at: Number(row.devices) > 0 ? after.at : null, told_on: isDue ? next.date : row.told_on })
    .where('user_id', '=', row.user_id)
    .where('look_at', '=', row.look_at)
    .where('armed_at', '=', row.armed_at)
    .executeTakeFirst()
  if (!isDue || numUpdatedRows === 0n) return false
  const { date } = next
  const until = computeDayEnd(row.zone, date)
  const payload = { user_id: row.user_id, date, until }
  await enqueueJob(db, { kind: 'push', payload, dedupeKey: `push ${row.user_id} ${date}`, userId: row.user_id, endsAt: until }, now)
  return true
}

/** Enqueues a reminder job for every user whose reminder is due, once per local date. Returns the number of jobs. */
export async function enqueueDueReminders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  let count = 0
  for (;;) {
    const at = now()
    const rows = await readDueRows(db, at)
    if (rows.length === 0) return count
    count += await runInTransaction(db, async (within) => {
      let enqueued = 0
      for (const row of rows) enqueued += (await updateDue(within, row, at)) ? 1 : 0
      return enqueued
    })
    // Yields to the event loop between transactions, because the embedded database runs in this thread and would delay requests.
    await setImmediate()
  }
}
