import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import * as z from 'zod/mini'
import { archiveInput } from '#contract/archive.ts'
import type { DayMessage } from '#contract/push-message.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Lease } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import type { Deps } from '#server/deps/deps.ts'
import { config } from '#server/features/account/config.ts'
import { addArchive } from '#server/features/archives/add-archive.ts'
import { pushSubscribe } from '#server/features/push/subscribe.ts'
import { sweepReminders } from '#server/features/push/sweep.ts'
import { kindsOf } from '#server/jobs/kinds.ts'
import { claimDue } from '#server/jobs/leases.ts'
import { tryJob } from '#server/jobs/try-job.ts'
import { silence } from './job-worker.ts'
import { newSubscription } from './push-browser.ts'
import { birth } from './server-client.ts'
import type { World } from './server-world.ts'
import { depsOf } from './shop.ts'

/** From then on a person lives by this clock, and is told at this minute of its day. */
export interface Stay {
  readonly at: number
  readonly zone: string
  readonly minute: number
}

export interface Person {
  readonly userId: string
  readonly stays: readonly Stay[]
  /** What their browser showed, by the server's clock. */
  readonly shown: { readonly date: string; readonly at: number }[]
  /** Messages of a day that was shown already: they took its place without a word. */
  again: number
}

const LEASE_MS = 60_000
const TICK_MS = 20_000
/** Who is killed once is left alone for so long: a second kill would cost a second lease. */
const PEACE_MS = 180_000
const YEARS_MS = 5 * 366 * 86_400_000
const PUSH_KEY = 'K'.repeat(87)

/** A server's reminders in a time that passes by itself: the real sweeper, jobs, leases and rows; only the push service is played. */
export async function reminderWorld(db: Db, from: number) {
  let now = from
  const byEndpoint = new Map<string, Person>()
  const push: Deps['push'] = {
    publicKey: PUSH_KEY,
    isAllowed: () => true,
    send: async ({ endpoint }, { text, topic }) => {
      const { date } = JSON.parse(text) as DayMessage
      const person = byEndpoint.get(endpoint)!
      if (topic !== date) throw new Error('a topic that is not the day')
      if (person.shown.some((one) => one.date === date)) person.again += 1
      else person.shown.push({ date, at: now })
      return 'taken'
    },
  }
  // Reminders write no files.
  const server = { dataDir: tmpdir() }
  const deps: Deps = { ...depsOf({ db, clock: { now: () => now }, server } as World), push }
  const kinds = kindsOf(deps)
  const workshop = { db, now: () => now, log: silence, kinds, leaseMs: LEASE_MS }
  const calls: { readonly at: number; readonly make: () => Promise<unknown> }[] = []

  async function join(stays: readonly Stay[]): Promise<Person> {
    const [userId, sessionId] = [randomUUID(), randomUUID()]
    const person: Person = { userId, stays, shown: [], again: 0 }
    const { told } = newSubscription('https://push.example.com', PUSH_KEY)
    byEndpoint.set(told.endpoint, person)
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
    await addArchive(deps, callerIn('UTC'), z.parse(archiveInput, birth()))
    for (const { at, zone, minute } of stays) {
      const make = () =>
        inTransaction(db, async (within) => {
          await config({ ...deps, db: within }, callerIn(zone), { remindAt: minute })
          await pushSubscribe({ ...deps, db: within }, callerIn(zone), told)
        })
      calls.push({ at, make })
    }
    return person
  }

  /** A job whose worker ends just after the push service has taken the message. */
  async function sendAndDie({ kind, payload }: Lease): Promise<void> {
    const hand = { id: '', signal: new AbortController().signal, note: () => Promise.reject(new Error('killed')) }
    await Promise.resolve(kinds[kind]!.act?.(JSON.parse(payload!), hand)).catch(() => undefined)
  }

  /** What one process does with its turn; false when it is killed on the way. */
  async function work(death: 'swept' | 'claimed' | 'sent' | null): Promise<boolean> {
    await sweepReminders(deps)
    if (death === 'swept') return false
    for (;;) {
      const leases = await claimDue(db, { kinds: ['push'], now, leaseMs: LEASE_MS, room: 16 })
      if (death === 'claimed') return false
      if (death === 'sent' && leases[0]) {
        await sendAndDie(leases[0])
        return false
      }
      if (leases.length === 0) return true
      for (const lease of leases) await tryJob(workshop, lease)
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

  /** Lets the time pass. One turn in so many ends with a kill; the process that follows is there up to half a minute later. */
  async function live(until: number, random: () => number, killsOf = 0.03): Promise<{ turns: number; kills: number; longestMs: number }> {
    const waiting = calls.splice(0).toSorted((a, b) => a.at - b.at)
    let [phase, up, turns, kills, killedAt, longestMs] = [0, from, 0, 0, 0, 0]
    for (;;) {
      const due = await nextWork()
      const [call] = waiting
      if (call !== undefined && call.at <= due) {
        waiting.shift()
        now = Math.max(now, call.at)
        await call.make()
        continue
      }
      if (due >= until) return { turns, kills, longestMs }
      const earliest = Math.max(due, up, now)
      now = Math.ceil((earliest - phase) / TICK_MS) * TICK_MS + phase
      turns += 1
      const death =
        now - killedAt > PEACE_MS && random() < killsOf ? (['swept', 'claimed', 'sent'] as const)[Math.floor(random() * 3)]! : null
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
