import { CompiledQuery, sql, SqliteAdapter } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { jobs as addJobsTable } from '#server/db/migrations/0005-jobs.ts'
import { paymentProvider as addProvider } from '#server/db/migrations/0007-payment-provider.ts'
import { enqueueJob, enqueueLeased, LEASE_MS, type Lease, type NewJob } from '#server/db/jobs.ts'
import { claimDueJobs, selectDue } from '#server/jobs/leases.ts'
import { listJobs, retryJob } from '#server/jobs/job-list.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { createWorker, type Worker } from '#server/jobs/worker.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
import { enqueueTestJobs, jobOf, kind, silentLogger } from '../../support/job-worker.ts'
import { newAddress, newId } from '../../support/server-client.ts'
import type { Clock } from '../../support/server-clock.ts'
import { noBlobs, noMail } from '../../support/shop.ts'

const NEVER_MS = 86_400_000

interface Desk {
  readonly db: Db
  readonly clock: Clock
  /** Creates another database of the same engine, for a test that changes its tables. */
  readonly another: () => Promise<Db>
}

/** Tests jobs. Each test uses a job kind of its own, so that no worker runs the jobs of another test. */
export function jobSuite(desk: () => Desk): void {
  const rowsOf = (name: string) => desk().db.selectFrom('jobs').selectAll().where('kind', '=', name).orderBy('created_at').execute()
  const added = (...jobs: readonly NewJob[]) => enqueueTestJobs(desk().db, desk().clock.now(), ...jobs)

  /** Creates a worker that polls only when woken. */
  function workerOf(kinds: Readonly<Record<string, JobKind>>, more: { readonly pollMs?: number } = {}): Worker {
    const worker = createWorker({ db: desk().db, now: desk().clock.now, log: silentLogger, kinds, pollMs: NEVER_MS, ...more })
    onTestFinished(() => worker.stop())
    return worker
  }

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
    workerOf({ [name]: kind({ settle }) }).wake()
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
        const claim = selectDue(db, 'push', { now: desk().clock.now(), limit: 8 }).compile()
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
    const worker = workerOf({ [name]: kind({ act: async (payload, { id }) => void calls.push([payload, id]) }) })
    await added(jobOf(name, { to: 'someone@mail.example' }))
    const [row] = await rowsOf(name)
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(calls).toEqual([[{ to: 'someone@mail.example' }, row!.id]])
  })

  test('a poll finds jobs that no wake announced', async () => {
    const name = newId()
    workerOf({ [name]: kind() }, { pollMs: 10 }).start()
    await added(jobOf(name))
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

  test('a worker leaves jobs of unknown kinds to others', async () => {
    const [known, unknown] = [newId(), newId()]
    const worker = workerOf({ [known]: kind() })
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
    const workers = Array.from({ length: 4 }, () => workerOf({ [name]: kind({ settle }) }))
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
    const worker = workerOf({ [name]: kind({ settle }) })
    await added(jobOf(name))
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'waiting', tries: 1, last_error: 'ENOSPC' }])
    expect(await desk().db.selectFrom('secrets').selectAll().where('name', '=', name).execute()).toEqual([])
    desk().clock.pass({ seconds: 1 })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(await desk().db.selectFrom('secrets').selectAll().where('name', '=', name).execute()).toEqual([{ name, value: 'once' }])
  })

  test('a worker that lost its lease cannot commit', async () => {
    const name = newId()
    const effects: string[] = []
    const slow = Promise.withResolvers<void>()
    const worker = (who: string, act?: JobKind['act']) =>
      workerOf({
        [name]: kind({
          ...(act && { act }),
          settle: async (db) =>
            void (await db
              .insertInto('secrets')
              .values({ name: `${name} ${who}`, value: who })
              .execute(),
            effects.push(who)),
        }),
      })
    const [first, second] = [worker('first', () => slow.promise), worker('second')]
    await added(jobOf(name))
    first.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'running', fence: 1 }])
    second.wake()
    desk().clock.pass({ ms: LEASE_MS })
    second.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    slow.resolve()
    await first.stop()
    expect(effects).toEqual(['second', 'first'])
    expect(await desk().db.selectFrom('secrets').select('value').where('name', 'like', `${name} %`).execute()).toEqual([
      { value: 'second' },
    ])
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
    const worker = workerOf({ [name]: kind() })
    const twice = [jobOf(name, { n: 1 }, { dedupeKey: name }), jobOf(name, { n: 2 }, { dedupeKey: name })]
    await added(...twice)
    expect(await rowsOf(name)).toMatchObject([{ payload: '{"n":1}' }])
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    await added(...twice)
    expect(await rowsOf(name)).toHaveLength(1)
  })

  test('retries back off and end; an exhausted job can be retried', async () => {
    const name = newId()
    let tries = 0
    let isBroken = true
    const worker = workerOf({
      [name]: kind({
        act: async () => {
          tries += 1
          if (isBroken) throw new PortFailure('SMTP-451')
        },
      }),
    })
    await added(jobOf(name))
    const waits: number[] = []
    for (let n = 1; n <= 5; n += 1) {
      worker.wake()
      await expect.poll(() => rowsOf(name)).toMatchObject([{ tries: n, state: n < 5 ? 'waiting' : 'exhausted', last_error: 'SMTP-451' }])
      const [row] = await rowsOf(name)
      if (n === 5) continue
      waits.push(row!.run_at - row!.changed_at)
      worker.wake()
      desk().clock.pass({ ms: row!.run_at - desk().clock.now() })
    }
    expect(waits.map((ms) => Math.round(ms / 1_000))).toEqual([1, 2, 4, 4])
    desk().clock.pass({ days: 400 })
    await cleanUp({ db: desk().db, now: desk().clock.now, mail: noMail, blobs: noBlobs }, silentLogger)
    const id = (await rowsOf(name))[0]!.id
    expect((await listJobs(desk().db, desk().clock.now())).filter((job) => job.kind === name)).toMatchObject([
      { id, state: 'exhausted', tries: 5, next_run: null, last_error: 'SMTP-451' },
    ])
    expect([tries, await retryJob(desk().db, id, desk().clock.now()), await retryJob(desk().db, id, desk().clock.now())]).toEqual([
      5,
      true,
      false,
    ])
    isBroken = false
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(tries).toBe(6)
  })

  test('a final failure is not retried', async () => {
    const name = newId()
    const worker = workerOf({ [name]: kind({ act: () => Promise.reject(new PortFailure('SMTP-550', { isFinal: true })) }) })
    await added(jobOf(name))
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'exhausted', tries: 1, last_error: 'SMTP-550', payload: '{}' }])
  })

  test('an expired job is not run, cleared, then deleted', async () => {
    const name = newId()
    let tries = 0
    const worker = workerOf({ [name]: kind({ act: async () => void (tries += 1) }) })
    await added(jobOf(name, { to: 'someone@mail.example' }, { dedupeKey: name, endsAt: desk().clock.now() + 600_000 }))
    desk().clock.pass({ minutes: 10 })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'exhausted', last_error: 'tooLate', payload: null, dedupe_key: null }])
    const [row] = await rowsOf(name)
    expect([tries, await retryJob(desk().db, row!.id, desk().clock.now())]).toEqual([0, false])
    desk().clock.pass({ days: 31 })
    await cleanUp({ db: desk().db, now: desk().clock.now, mail: noMail, blobs: noBlobs }, silentLogger)
    expect(await rowsOf(name)).toEqual([])
  })

  test('a job that crashes its process every time becomes exhausted', async () => {
    const name = newId()
    await added(jobOf(name))
    for (let n = 0; n < 5; n += 1) {
      expect(await claimDueJobs(desk().db, { kinds: [name], now: desk().clock.now(), leaseMs: 1_000, limit: 1 })).toHaveLength(1)
      desk().clock.pass({ seconds: 1 })
    }
    let tries = 0
    workerOf({ [name]: kind({ act: async () => void (tries += 1) }) }).wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'exhausted', last_error: 'crashed' }])
    expect(tries).toBe(0)
  })

  const hold = (name: string): Promise<Lease> =>
    desk()
      .db.transaction()
      .execute((db) => enqueueLeased(db, jobOf(name), desk().clock.now()))

  test('a leased job runs in its own process, which can await it', async () => {
    const name = newId()
    let tries = 0
    const kinds = { [name]: kind({ act: async () => void (tries += 1) }) }
    const [own, other] = [workerOf(kinds), workerOf(kinds)]
    const lease = await hold(name)
    other.wake()
    await other.stop()
    expect(tries).toBe(0)
    await own.begin(lease)
    expect([tries, await rowsOf(name)]).toEqual([1, []])
  })

  test('another worker runs a leased job after its lease expires', async () => {
    const name = newId()
    const worker = workerOf({ [name]: kind() })
    await hold(name)
    desk().clock.pass({ ms: LEASE_MS })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

  test('the wait for a slow first attempt is limited', async () => {
    const name = newId()
    const slow = Promise.withResolvers<void>()
    const worker = workerOf({ [name]: kind({ act: () => slow.promise }) })
    await worker.begin(await hold(name))
    expect(await rowsOf(name)).toMatchObject([{ state: 'running' }])
    slow.resolve()
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

  /** Creates a worker whose eight slots are all occupied until `release`. */
  async function fullWorker(name: string) {
    const slow = Promise.withResolvers<void>()
    const started: string[] = []
    const worker = workerOf({
      [name]: kind({
        act: async (_payload, { id }) => {
          started.push(id)
          await slow.promise
        },
      }),
    })
    await added(...Array.from({ length: 8 }, () => jobOf(name)))
    worker.wake()
    await expect.poll(() => started.length).toBe(8)
    return { worker, started, release: slow.resolve }
  }

  test('a full worker starts leased jobs as slots become free', async () => {
    const name = newId()
    const { worker, started, release } = await fullWorker(name)
    await added(jobOf(name))
    const leases = [await hold(name), await hold(name)]
    const begun = leases.map((lease) => worker.begin(lease))
    release()
    await Promise.all(begun)
    expect(started).toEqual(expect.arrayContaining(leases.map(({ id }) => id)))
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(new Set(started).size).toBe(11)
  })

  test('a leased job that outwaited its lease does not start twice', async () => {
    const name = newId()
    const { worker, started, release } = await fullWorker(name)
    const lease = await hold(name)
    const begun = worker.begin(lease)
    desk().clock.pass({ ms: LEASE_MS })
    const others: string[] = []
    const other = workerOf({ [name]: kind({ act: async (_payload, { id }) => void others.push(id) }) })
    other.wake()
    await expect.poll(() => others).toContain(lease.id)
    await expect.poll(() => rowsOf(name)).toEqual([])
    release()
    await begun
    await worker.stop()
    expect(started).not.toContain(lease.id)
  })

  test('a stopped worker finishes running jobs and claims no more', async () => {
    const name = newId()
    const slow = Promise.withResolvers<void>()
    const ended: string[] = []
    const worker = workerOf({
      [name]: kind({
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
