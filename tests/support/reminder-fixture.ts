import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import webPushLibrary from 'web-push'
import * as z from 'zod/mini'
import { archiveInput } from '#contract/archive.ts'
import type { DayMessage } from '#contract/push-message.ts'
import { runInTransaction } from '#server/db/in-transaction.ts'
import type { LeasedJob } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/deps/deps.ts'
import { config } from '#server/features/account/config.ts'
import { addArchive } from '#server/features/archives/add-archive.ts'
import { pushSubscribe } from '#server/features/push/subscribe.ts'
import { enqueueDueReminders } from '#server/features/push/sweep.ts'
import { createJobKinds } from '#server/jobs/kinds.ts'
import { createPushSender } from '#server/ports/push/web-push.ts'
import { claimDueJobs } from '#server/jobs/leases.ts'
import { runJobAttempt } from '#server/jobs/try-job.ts'
import { silentLogger } from './job-worker.ts'
import { newSubscription, decryptPushMessage, type PushBrowser } from './push-browser.ts'
import { startPushService } from './push-service.ts'
import { createArchiveInput } from './server-client.ts'
import type { ServerFixture } from './server-fixture.ts'
import { depsOf } from './shop.ts'

/** From `at` (ms) on, a person lives in this zone and is reminded at this minute of its local day (0–1439). */
export interface ZoneStay {
  readonly at: number
  readonly zone: string
  readonly minute: number
}

export interface Person {
  readonly userId: string
  readonly stays: readonly ZoneStay[]
  /** Local dates for which a reminder was shown → server time of the first one, in ms. */
  readonly shown: Map<string, number>
  /** Number of repeated messages: those for a date already shown, which the browser replaces silently. */
  again: number
}

/** Where a process is killed: after the sweep, or in a round of jobs, before (`claimed`) or just after (`sent`) it sends a push. */
interface Death {
  readonly on: 'swept' | 'claimed' | 'sent'
  readonly round: number
}

interface Life {
  readonly until: number
  readonly random: () => number
  /** Called after each simulated day with the number of days so far. */
  readonly onDay?: ((days: number) => void) | undefined
}

const DAY_MS = 86_400_000
const KILLS_OF = 0.03
const LEASE_MS = 60_000
/** Maximum number of jobs that a process claims at once. */
const CONCURRENCY = 16
const TICK_MS = 20_000
/** Minimum time between two kills, because a second kill would delay a reminder by another lease. */
const PEACE_MS = 180_000
const YEARS_MS = 5 * 366 * 86_400_000
/** One person in this many uses a real push service, with encryption, signature and HTTP. */
const REAL_ONE_IN = 100

/**
 * Simulates reminders under a virtual clock with the real sweeper, jobs and leases. One person in `REAL_ONE_IN` uses a real push
 * service.
 */
export async function reminderFixture(db: Db, from: number) {
  let [now, sealed] = [from, 0]
  const service = await startPushService()
  const keys = webPushLibrary.generateVAPIDKeys()
  const real = createPushSender({ ...keys, subject: 'mailto:reminders@example.com', isLoopbackAllowed: true })
  const byEndpoint = new Map<string, { readonly person: Person; readonly browser: PushBrowser }>()

  function show(endpoint: string, text: string, topic: unknown): void {
    const { date } = JSON.parse(text) as DayMessage
    const { person } = byEndpoint.get(endpoint)!
    if (topic !== date) throw new Error('a topic that is not the day')
    if (person.shown.has(date)) person.again += 1
    else person.shown.set(date, now)
  }

  const push: Deps['push'] = {
    publicKey: keys.publicKey,
    isAllowed: () => true,
    send: async (target, message, signal) => {
      const { endpoint } = target
      if (!endpoint.startsWith(service.url)) {
        show(endpoint, message.text, message.topic)
        return 'taken'
      }
      const outcome = await real.send(target, message, signal)
      for (const { headers, body } of service.deliveries.splice(0)) {
        show(endpoint, decryptPushMessage(byEndpoint.get(endpoint)!.browser, body), headers['topic'])
        sealed += 1
      }
      return outcome
    },
  }
  // Any folder will do, because reminders write no files.
  const server = { dataDir: tmpdir() }
  const deps: Deps = { ...depsOf({ db, clock: { now: () => now }, server } as ServerFixture), push }
  const kinds = createJobKinds(deps)
  const workshop = { db, now: () => now, log: silentLogger, kinds, leaseMs: LEASE_MS }
  const calls: { readonly at: number; readonly make: () => Promise<unknown> }[] = []

  async function join(stays: readonly ZoneStay[]): Promise<Person> {
    const [userId, sessionId] = [randomUUID(), randomUUID()]
    const person: Person = { userId, stays, shown: new Map(), again: 0 }
    const browser = newSubscription(byEndpoint.size % REAL_ONE_IN === 0 ? service.url : 'https://push.example.com', keys.publicKey)
    const { told: subscription } = browser
    byEndpoint.set(subscription.endpoint, { person, browser })
    const rest = { user_id: userId, created_at: from, changed_at: from }
    await db
      .insertInto('users')
      .values({
        ...rest,
        email: `${userId}@mail.example`,
        interface_language: 'zh_CN',
        settings: '{}',
        chosen_at: '{}',
        changes_day: 0,
        changes_taken: 0,
      })
      .execute()
    const session = { user_id: userId, session_id: sessionId, token_hash: sessionId, scope: 'session' as const, device: '' }
    await db
      .insertInto('sessions')
      .values({ ...session, created_at: from, last_used_at: from, expires_at: from + YEARS_MS })
      .execute()
    const callerIn = (zone: string) => ({ userId, sessionId, zone, ip: '', device: () => '' })
    await addArchive(deps, callerIn('UTC'), z.parse(archiveInput, createArchiveInput()))
    for (const { at, zone, minute } of stays) {
      const make = () =>
        runInTransaction(db, async (within) => {
          await config({ ...deps, db: within }, callerIn(zone), { remindAt: minute })
          await pushSubscribe({ ...deps, db: within }, callerIn(zone), subscription)
        })
      calls.push({ at, make })
    }
    return person
  }

  /** Runs a push job whose worker is killed just after the push service accepted the message. */
  async function sendAndDie({ kind, payload }: LeasedJob): Promise<void> {
    const context = { id: '', signal: new AbortController().signal, checkpoint: () => Promise.reject(new Error('killed')) }
    await Promise.resolve(kinds[kind]!.act?.(JSON.parse(payload!), context)).catch(() => undefined)
  }

  /**
   * Runs one tick of a process. Returns false if the process is killed, in round `death.round` or in the last round if that is
   * earlier.
   */
  async function work(death: Death | null): Promise<boolean> {
    await enqueueDueReminders(deps)
    if (death?.on === 'swept') return false
    for (let round = 1; ; round += 1) {
      const leases = await claimDueJobs(db, { kinds: ['push'], now, leaseMs: LEASE_MS, limit: CONCURRENCY })
      const isLast = death !== null && (round >= death.round || leases.length < CONCURRENCY)
      if (isLast && death.on === 'sent' && leases[0]) await sendAndDie(leases[0])
      if (isLast) return false
      if (leases.length === 0) return true
      for (const lease of leases) await runJobAttempt(workshop, lease)
    }
  }

  async function nextWork(): Promise<number> {
    const { at } = await db
      .selectFrom('reminders')
      .select(({ fn }) => fn.min('look_at').as('at'))
      .executeTakeFirstOrThrow()
    const job = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.min('run_at').as('at'))
      .where('state', '!=', 'exhausted')
      .executeTakeFirstOrThrow()
    return Math.min(at ?? Infinity, job.at ?? Infinity)
  }

  function deathOf(random: () => number): Death {
    return { on: (['swept', 'claimed', 'sent'] as const)[Math.floor(random() * 3)]!, round: 1 + Math.floor(random() * 4) }
  }

  /** Runs the clock. 3 % of the ticks end with a kill; the next process starts up to 30 s later. */
  async function live({ until, random, onDay }: Life) {
    const waiting = calls.splice(0).toSorted((a, b) => a.at - b.at)
    let [phase, up, ticks, kills, killedAt, longestMs, days] = [0, from, 0, 0, 0, 0, 0]
    for (;;) {
      const due = await nextWork()
      const [call] = waiting
      if (call !== undefined && call.at <= due) {
        waiting.shift()
        now = Math.max(now, call.at)
        await call.make()
        continue
      }
      if (due >= until) {
        service.stop()
        return { turns: ticks, kills, longestMs, sealed }
      }
      const earliest = Math.max(due, up, now)
      now = Math.ceil((earliest - phase) / TICK_MS) * TICK_MS + phase
      if (now >= from + (days + 1) * DAY_MS) onDay?.((days = Math.floor((now - from) / DAY_MS)))
      ticks += 1
      const death = now - killedAt > PEACE_MS && random() < KILLS_OF ? deathOf(random) : null
      const began = performance.now()
      const isWhole = await work(death)
      longestMs = Math.max(longestMs, performance.now() - began)
      if (isWhole) continue
      kills += 1
      killedAt = now
      up = now + Math.floor(random() * 30_000)
      phase = Math.floor(random() * TICK_MS)
    }
  }

  return { join, live }
}
