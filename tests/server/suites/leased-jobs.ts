import { expect, test } from 'vitest'
import { enqueueLeasedJob, LEASE_MS, type LeasedJob } from '#server/db/jobs.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { jobOf, createJobKind } from '../../support/job-worker.ts'
import { newId } from '../../support/server-client.ts'
import { jobCalls, type JobDesk } from './job-calls.ts'

/** Tests leases, which one process holds at a time. Each test uses a job kind of its own, so that no worker runs the jobs of another test. */
export function leasedJobSuite(desk: () => JobDesk): void {
  const { rowsOf, added, workerOf } = jobCalls(desk)

  const hold = (name: string): Promise<LeasedJob> =>
    desk()
      .db.transaction()
      .execute((db) => enqueueLeasedJob(db, jobOf(name), desk().clock.now()))

  /** Creates a worker whose eight slots are all occupied until `release`. */
  async function fullWorker(name: string) {
    const slow = Promise.withResolvers<void>()
    const started: string[] = []
    const worker = workerOf({
      [name]: createJobKind({
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

  test('a worker that lost its lease cannot commit', async () => {
    const name = newId()
    const effects: string[] = []
    const slow = Promise.withResolvers<void>()
    const worker = (who: string, act?: JobKind['act']) =>
      workerOf({
        [name]: createJobKind({
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

  test('a leased job runs in its own process, which can await it', async () => {
    const name = newId()
    let tries = 0
    const kinds = { [name]: createJobKind({ act: async () => void (tries += 1) }) }
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
    const worker = workerOf({ [name]: createJobKind() })
    await hold(name)
    desk().clock.pass({ ms: LEASE_MS })
    worker.wake()
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

  test('the wait for a slow first attempt is limited', async () => {
    const name = newId()
    const slow = Promise.withResolvers<void>()
    const worker = workerOf({ [name]: createJobKind({ act: () => slow.promise }) })
    await worker.begin(await hold(name))
    expect(await rowsOf(name)).toMatchObject([{ state: 'running' }])
    slow.resolve()
    await expect.poll(() => rowsOf(name)).toEqual([])
  })

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
    const other = workerOf({ [name]: createJobKind({ act: async (_payload, { id }) => void others.push(id) }) })
    other.wake()
    await expect.poll(() => others).toContain(lease.id)
    await expect.poll(() => rowsOf(name)).toEqual([])
    release()
    await begun
    await worker.stop()
    expect(started).not.toContain(lease.id)
  })
}
