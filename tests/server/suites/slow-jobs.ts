import { expect, onTestFinished, test } from 'vitest'
import { enqueueLeasedJob, LEASE_MS } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import { retryJob } from '#server/jobs/job-list.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { claimDueJobs, LeaseLostError } from '#server/jobs/leases.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
import { enqueueTestJobs, jobOf, createJobKind, silentLogger } from '../../support/job-worker.ts'
import { newId } from '../../support/server-client.ts'
import type { Clock } from '../../support/server-clock.ts'
import { newWork, slowKind, workOf } from '../../support/works.ts'

const NEVER_MS = 86_400_000

interface Desk {
  readonly db: Db
  readonly clock: Clock
}

/** Tests jobs that take minutes, as a book does, with a simulated kind whose progress and result are in a row of `works`. */
export function slowJobSuite(desk: () => Desk): void {
  const rowsOf = (name: string) => desk().db.selectFrom('jobs').selectAll().where('kind', '=', name).execute()

  interface Options {
    readonly now?: () => number
    readonly leaseMs?: number
  }

  /** Creates a worker that polls only when woken. */
  function workerOf(kinds: Readonly<Record<string, JobKind>>, more: Options = {}): JobWorker {
    const worker = createJobWorker({ db: desk().db, now: desk().clock.now, log: silentLogger, kinds, pollMs: NEVER_MS, ...more })
    onTestFinished(() => worker.stop())
    return worker
  }

  /** Enqueues a job of a new kind with a new row in `works`; returns the name of both. */
  async function addSlowJob(): Promise<string> {
    const name = newId()
    await newWork(desk().db, name)
    await enqueueTestJobs(desk().db, desk().clock.now(), jobOf(name, { work: name }))
    return name
  }

  test('work longer than three leases keeps its job', async () => {
    const name = await addSlowJob()
    let time = desk().clock.now()
    const now = () => time
    const isOver = Promise.withResolvers<string>()
    const kinds = { [name]: slowKind({ act: () => isOver.promise }) }
    const [own, other] = [workerOf(kinds, { now, leaseMs: 300 }), workerOf(kinds, { now, leaseMs: 300 })]
    own.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'running', fence: 1 }])
    for (let passed = 0; passed < 4 * 300; passed += 250) {
      time += 250
      await expect.poll(() => rowsOf(name), { interval: 5 }).toMatchObject([{ run_at: time + 300, fence: 1, tries: 1 }])
      other.wake()
    }
    isOver.resolve('done')
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(await workOf(desk().db, name)).toEqual({ step: 0, result: 'done', landed: 1 })
  })

  test('work that lost its lease is aborted and stores nothing', async () => {
    const name = await addSlowJob()
    const ends: unknown[] = []
    const worker = workerOf(
      {
        [name]: slowKind({
          act: async (_payload, { signal, checkpoint: note }) => {
            await note(10)
            await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
            ends.push(signal.reason, await note(90).catch((error: unknown) => error))
            return 'too late'
          },
        }),
      },
      { leaseMs: 300 },
    )
    worker.wake()
    await expect.poll(() => workOf(desk().db, name)).toMatchObject({ step: 10 })
    const later = desk().clock.now() + 60_000
    expect(await claimDueJobs(desk().db, { kinds: [name], now: later, leaseMs: LEASE_MS, limit: 1 })).toHaveLength(1)
    await expect.poll(() => ends).toEqual([expect.any(LeaseLostError), expect.any(LeaseLostError)])
    await worker.stop()
    expect(await workOf(desk().db, name)).toEqual({ step: 10, result: null, landed: 0 })
    expect(await rowsOf(name)).toMatchObject([{ state: 'running', fence: 2, run_at: later + LEASE_MS }])
  })

  test('progress is visible and never decreases when another worker restarts', async () => {
    const name = await addSlowJob()
    const gates = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() }
    const refused: unknown[] = []
    const worker = (who: keyof typeof gates, before: readonly number[], after: number) =>
      workerOf({
        [name]: slowKind({
          act: async (_payload, { checkpoint: note }) => {
            for (const step of before) await note(step)
            await gates[who].promise
            await note(after).catch((error: unknown) => {
              refused.push(error)
              throw error
            })
            return who
          },
        }),
      })
    const seen: number[] = []
    const sees = (step: number) =>
      expect
        .poll(async () => {
          seen.push((await workOf(desk().db, name)).step)
          return seen.at(-1)
        })
        .toBe(step)
    const [first, second] = [worker('first', [10, 50], 90), worker('second', [20, 60], 100)]
    first.wake()
    await sees(50)
    desk().clock.pass({ ms: LEASE_MS })
    second.wake()
    await sees(60)
    gates.first.resolve()
    await first.stop()
    expect(refused).toEqual([expect.any(LeaseLostError)])
    await sees(60)
    gates.second.resolve()
    await second.stop()
    await sees(100)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await workOf(desk().db, name)).toEqual({ step: 100, result: 'second', landed: 1 })
  })

  test("a result commits with its job's end or not at all", async () => {
    const name = await addSlowJob()
    let failures = 1
    const worker = workerOf({
      [name]: slowKind({
        act: async () => 'a book',
        settle: async (db, payload, result) => {
          await slowKind().settle!(db, payload, result)
          if (failures-- > 0) throw new Error('no room')
        },
      }),
    })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'waiting', tries: 1 }])
    expect(await workOf(desk().db, name)).toEqual({ step: 0, result: null, landed: 0 })
    desk().clock.pass({ seconds: 1 })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
    expect(await workOf(desk().db, name)).toEqual({ step: 0, result: 'a book', landed: 1 })
  })

  test('a full lane of slow jobs does not delay another lane', async () => {
    const [book, mail] = [newId(), newId()]
    const isOver = Promise.withResolvers<void>()
    let begun = 0
    const worker = workerOf({
      [book]: createJobKind({
        lane: { concurrency: 2 },
        act: async () => {
          begun += 1
          await isOver.promise
        },
      }),
      [mail]: createJobKind({ lane: { concurrency: 1 } }),
    })
    const { db, clock } = desk()
    await enqueueTestJobs(db, clock.now(), ...Array.from({ length: 5 }, () => jobOf(book)))
    worker.wake()
    await expect.poll(() => begun).toBe(2)
    await enqueueTestJobs(db, clock.now(), jobOf(mail))
    worker.wake()
    await expect.poll(() => rowsOf(mail)).toEqual([])
    await worker.begin(await db.transaction().execute((within) => enqueueLeasedJob(within, jobOf(mail), clock.now())))
    expect([await rowsOf(mail), begun]).toEqual([[], 2])
    isOver.resolve()
    await expect.poll(() => rowsOf(book)).toEqual([])
    expect(begun).toBe(5)
  })

  test('an effect id is the same in every attempt and retry', async () => {
    const [own, derived] = [newId(), newId()]
    const ids: Record<string, string[]> = { [own]: [], [derived]: [] }
    let isBroken = true
    const failing = (name: string): JobKind =>
      createJobKind({
        tries: 2,
        act: async (_payload, { id }) => {
          ids[name]!.push(id)
          if (isBroken) throw new PortFailure('busy')
        },
      })
    const worker = workerOf({
      [own]: failing(own),
      [derived]: { ...failing(derived), effectIdOf: (payload) => `of ${(payload as { readonly what: string }).what}` },
    })
    const { db, clock } = desk()
    await enqueueTestJobs(db, clock.now(), jobOf(own), jobOf(derived, { what: 'this' }))
    const rows = async () => [...(await rowsOf(own)), ...(await rowsOf(derived))]
    const [{ id } = { id: '' }] = await rowsOf(own)
    for (const tried of [
      { state: 'waiting', tries: 1 },
      { state: 'exhausted', tries: 2 },
    ]) {
      worker.wake()
      await expect.poll(rows).toMatchObject([tried, tried])
      clock.pass({ seconds: 1 })
    }
    isBroken = false
    for (const row of await rows()) expect(await retryJob(db, row.id, clock.now())).toBe(true)
    worker.wake()
    await expect.poll(rows).toEqual([])
    expect(ids).toEqual({ [own]: [id, id, id], [derived]: ['of this', 'of this', 'of this'] })
  })
}
