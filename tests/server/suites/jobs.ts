import { CompiledQuery, sql, SqliteAdapter } from 'kysely'
import { expect, test } from 'vitest'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { createJobsTable as addJobsTable } from '#server/db/migrations/0005-jobs.ts'
import { addPaymentProvider as addProvider } from '#server/db/migrations/0007-payment-provider.ts'
import { enqueueJob } from '#server/db/jobs.ts'
import { claimDueJobs, selectDueJobs } from '#server/jobs/leases.ts'
import { listJobs } from '#server/jobs/job-list.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { jobOf, createJobKind } from '../../support/job-worker.ts'
import { newAddress, newId } from '../../support/server-client.ts'
import { jobCalls, type JobDesk } from './job-calls.ts'

/** Tests enqueueing and running jobs. Each test uses a job kind of its own, so that no worker runs the jobs of another test. */
export function jobSuite(desk: () => JobDesk): void {
  const { rowsOf, added, workerOf } = jobCalls(desk)

  test('enqueueing rolls back with its transaction', async () => {
    const name = newId()
    await expect(
      desk()
        .db.transaction()
        .execute(async (db) => {
          await enqueueJob(db, jobOf(name), desk().clock.now())
          throw new Error('undone')
        }),
    ).rejects.toThrow('undone')
    expect(await rowsOf(name)).toEqual([])
    await added(jobOf(name))
    expect(await rowsOf(name)).toMatchObject([{ state: 'waiting', tries: 0 }])
  })

  test('the event loop keeps serving while many jobs run', async () => {
    const name = newId()
    const isOver = Promise.withResolvers<void>()
    let [done, ticks] = [0, 0]
    const tick = () => {
      ticks += 1
      if (done < 160) setImmediate(tick)
    }
    await added(...Array.from({ length: 160 }, () => jobOf(name)))
    const settle = async () => {
      done += 1
      if (done === 160) isOver.resolve()
    }
    workerOf({ [name]: createJobKind({ settle }) }).wake()
    tick()
    await isOver.promise
    expect(ticks).toBeGreaterThanOrEqual(160 / 8)
  })

  test('claiming due jobs uses an index', async () => {
    const plan = await desk()
      .db.transaction()
      .execute(async (db) => {
        const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
        // Disables sequential scans, which PostgreSQL's planner would prefer for a small table.
        if (!isSqlite) await sql`set local enable_seqscan = off`.execute(db)
        const claim = selectDueJobs(db, 'push', { now: desk().clock.now(), limit: 8 }).compile()
        const explain = `${isSqlite ? 'explain query plan' : 'explain'} ${claim.sql}`
        const { rows } = await db.executeQuery(CompiledQuery.raw(explain, [...claim.parameters]))
        return JSON.stringify(rows)
      })
    expect(plan).toContain('jobs_to_claim')
    expect(plan).not.toMatch(/temp b-tree|sort/i)
  })

  test('a woken worker runs a job and deletes its row', async () => {
    const name = newId()
    const calls: unknown[] = []
    const worker = workerOf({ [name]: createJobKind({ act: async (payload, { id }) => void calls.push([payload, id]) }) })
    await added(jobOf(name, { to: 'someone@mail.example' }))
    const [row] = await rowsOf(name)
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(calls).toEqual([[{ to: 'someone@mail.example' }, row!.id]])
  })

  test('a poll finds jobs that no wake announced', async () => {
    const name = newId()
    workerOf({ [name]: createJobKind() }, { pollMs: 10 }).start()
    await added(jobOf(name))
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

  test('a worker leaves jobs of unknown kinds to others', async () => {
    const [known, unknown] = [newId(), newId()]
    const worker = workerOf({ [known]: createJobKind() })
    await added(jobOf(unknown), jobOf(known))
    worker.wake()
    await expect.poll(() => rowsOf(known)).toEqual([])
    expect(await rowsOf(unknown)).toMatchObject([{ state: 'waiting', tries: 0, fence: 0 }])
  })

  test('four workers run two hundred jobs exactly once each', async () => {
    const name = newId()
    const effects: number[] = []
    const settle: JobKind['settle'] = async (db, payload) => {
      const { n } = payload as { n: number }
      await db
        .insertInto('secrets')
        .values({ name: `${name} ${n}`, value: '' })
        .execute()
      effects.push(n)
    }
    await added(...Array.from({ length: 200 }, (_, n) => jobOf(name, { n })))
    const workers = Array.from({ length: 4 }, () => workerOf({ [name]: createJobKind({ settle }) }))
    for (const worker of workers) worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    const effectRows = await desk().db.selectFrom('secrets').select('name').where('name', 'like', `${name} %`).execute()
    expect([effectRows.length, effects.length, new Set(effects).size]).toEqual([200, 200, 200])
  })

  test('an effect commits or rolls back with the end of its job', async () => {
    const name = newId()
    let failures = 1
    const settle: JobKind['settle'] = async (db) => {
      await db.insertInto('secrets').values({ name, value: 'once' }).execute()
      if (failures-- > 0) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
    }
    const worker = workerOf({ [name]: createJobKind({ settle }) })
    await added(jobOf(name))
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'waiting', tries: 1, last_error: 'ENOSPC' }])
    expect(await desk().db.selectFrom('secrets').selectAll().where('name', '=', name).execute()).toEqual([])
    desk().clock.pass({ seconds: 1 })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(await desk().db.selectFrom('secrets').selectAll().where('name', '=', name).execute()).toEqual([{ name, value: 'once' }])
  })

  test('one of many concurrent claims gets a job', async () => {
    const name = newId()
    await added(jobOf(name))
    const now = desk().clock.now()
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimDueJobs(desk().db, { kinds: [name], now, leaseMs: 1_000, limit: 5 })),
    )
    expect(claims.flat()).toHaveLength(1)
    expect(await rowsOf(name)).toMatchObject([{ state: 'running', fence: 1, tries: 1, run_at: now + 1_000 }])
  })

  test('a dedupe key admits one job at a time', async () => {
    const name = newId()
    const worker = workerOf({ [name]: createJobKind() })
    const twice = [jobOf(name, { n: 1 }, { dedupeKey: name }), jobOf(name, { n: 2 }, { dedupeKey: name })]
    await added(...twice)
    expect(await rowsOf(name)).toMatchObject([{ payload: '{"n":1}' }])
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    await added(...twice)
    expect(await rowsOf(name)).toHaveLength(1)
  })

  test('a stopped worker finishes running jobs and claims no more', async () => {
    const name = newId()
    const slow = Promise.withResolvers<void>()
    const ended: string[] = []
    const worker = workerOf({
      [name]: createJobKind({
        act: async () => {
          await slow.promise
          ended.push('job')
        },
      }),
    })
    await added(jobOf(name))
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'running' }])
    const stopped = worker.stop().then(() => ended.push('worker'))
    await added(jobOf(name))
    worker.wake()
    slow.resolve()
    await stopped
    expect(ended).toEqual(['job', 'worker'])
    expect(await rowsOf(name)).toMatchObject([{ state: 'waiting', tries: 0 }])
  })

  test("deleting a user deletes only that user's jobs", async () => {
    const [userId, name] = [await ensureUserId(desk().db, newAddress(), 'zh_CN', desk().clock.now()), newId()]
    await added(jobOf(name, { n: 1 }, { userId }), jobOf(name, { n: 2 }))
    await desk().db.deleteFrom('users').where('user_id', '=', userId).execute()
    expect((await rowsOf(name)).map(({ payload }) => payload)).toEqual(['{"n":2}'])
  })

  test('the job list reveals no recipient', async () => {
    const name = newId()
    await added(jobOf(name, { to: 'someone@mail.example' }, { dedupeKey: `${name} secret` }))
    const listed = (await listJobs(desk().db, desk().clock.now())).filter((job) => job.kind === name)
    expect(Object.keys(listed[0]!).toSorted()).toEqual(['created_at', 'id', 'kind', 'last_error', 'next_run', 'state', 'tries'])
  })

  test("migration derives a payment's provider from its reference", async () => {
    const db = await desk().another()
    await db.schema.alterTable('payments').dropColumn('provider').execute()
    const rows = ['test_1', 'pi_1', 'testing'].map((payment_ref) => ({
      payment_ref,
      cents: 499,
      state: 'paid',
      refund: 'none',
      changed_at: 1,
    }))
    await db
      .insertInto('payments')
      .values(rows as never)
      .execute()
    await addProvider(db)
    expect(await db.selectFrom('payments').select(['payment_ref', 'provider']).orderBy('payment_ref').execute()).toEqual([
      { payment_ref: 'pi_1', provider: 'stripe' },
      { payment_ref: 'test_1', provider: 'test' },
      { payment_ref: 'testing', provider: 'stripe' },
    ])
  })

  test('migration turns an owed refund into a job', async () => {
    const db = await desk().another()
    const payment = { provider: 'stripe', order_id: null, cents: 499, currency: 'usd', state: 'paid', changed_at: 1 } as const
    await db
      .insertInto('payments')
      .values([
        { ...payment, payment_ref: 'pi_"owed"', refund: 'wanted' },
        { ...payment, payment_ref: 'pi_kept', refund: 'none' },
      ])
      .execute()
    await db.schema.dropTable('jobs').execute()
    await addJobsTable(db)
    expect(await db.selectFrom('jobs').selectAll().execute()).toMatchObject([
      { payload: '{"payment_ref":"pi_\\"owed\\""}', dedupe_key: 'refund pi_"owed"', state: 'waiting', user_id: null },
    ])
  })
}
