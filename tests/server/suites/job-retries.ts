import { expect, test } from 'vitest'
import { claimDueJobs } from '#server/jobs/leases.ts'
import { listJobs, retryJob } from '#server/jobs/job-list.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { PortFailure } from '#server/ports/port-failure.ts'
import { jobOf, createJobKind, silentLogger } from '../../support/job-worker.ts'
import { newId } from '../../support/server-client.ts'
import { noBlobs, noMail } from '../../support/shop.ts'
import { jobCalls, type JobDesk } from './job-calls.ts'

/** Tests failed and expired jobs. Each test uses a job kind of its own, so that no worker runs the jobs of another test. */
export function jobRetrySuite(desk: () => JobDesk): void {
  const { rowsOf, added, workerOf } = jobCalls(desk)

  test('retries back off and end; an exhausted job can be retried', async () => {
    const name = newId()
    let tries = 0
    let isBroken = true
    const worker = workerOf({
      [name]: createJobKind({
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
    const worker = workerOf({ [name]: createJobKind({ act: () => Promise.reject(new PortFailure('SMTP-550', { isFinal: true })) }) })
    await added(jobOf(name))
    worker.wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'exhausted', tries: 1, last_error: 'SMTP-550', payload: '{}' }])
  })

  test('an expired job is not run, cleared, then deleted', async () => {
    const name = newId()
    let tries = 0
    const worker = workerOf({ [name]: createJobKind({ act: async () => void (tries += 1) }) })
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
    workerOf({ [name]: createJobKind({ act: async () => void (tries += 1) }) }).wake()
    await expect.poll(() => rowsOf(name)).toMatchObject([{ state: 'exhausted', last_error: 'crashed' }])
    expect(tries).toBe(0)
  })
}
