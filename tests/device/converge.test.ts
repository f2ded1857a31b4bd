import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { listArchives, listRemovedArchives } from '#device/archives/archive-list.ts'
import { addArchive, pinArchive, removeArchive, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { getSession } from '#device/session/session.ts'
import { sync } from '#device/sync/sync.ts'
import { discardFailure, resolveWithMine, resolveWithTheirs } from '#device/outbox/decide.ts'
import { countUnsyncedItems, listConflicts, listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import type { Account } from '../support/server-client.ts'
import { createArchiveInput } from '../support/server-client.ts'
import type { Fault } from './hostile-server.ts'
import { createOtherDeviceUser, omitListFields, createTestProfile, profileOf, serverList, useHostileServer } from './here.ts'
import fc from '../support/seeded-fast-check.ts'

const server = useHostileServer()
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25)
const MINUTES = 60_000

type Step =
  | { do: 'add' | 'edit' | 'pin' | 'remove' | 'restore' | 'pull'; at: number }
  | { do: 'send'; faults: Fault[] }
  | { do: 'elsewhere'; what: 'add' | 'edit' | 'pin' | 'remove'; at: number }

const at = fc.nat({ max: 99 })
const local = fc.record({ do: fc.constantFrom('add', 'add', 'edit', 'edit', 'pin', 'remove', 'restore', 'pull'), at })
const fault = fc.constantFrom<Fault[]>(
  'none',
  'none',
  'down',
  'loseReply',
  'duplicate',
  'error500',
  'emptyAnswer',
  'captivePortal',
  'foreignEnvelope',
  'serverError',
  'tooManyRequests',
  'sessionTimedOut',
  'timedOutIn200',
)
const send = fc.record({ do: fc.constant('send'), faults: fc.array(fault, { maxLength: 4 }) })
const elsewhere = fc.record({ do: fc.constant('elsewhere'), what: fc.constantFrom('add', 'edit', 'pin', 'remove'), at })

const alone = fc.array(fc.oneof({ weight: 3, arbitrary: local }, { weight: 1, arbitrary: send }), { maxLength: 24 }) as fc.Arbitrary<Step[]>
const together = fc.array(fc.oneof({ weight: 3, arbitrary: local }, { weight: 1, arbitrary: send }, { weight: 1, arbitrary: elsewhere }), {
  maxLength: 24,
}) as fc.Arbitrary<Step[]>

/** Expected list as the user sees it: names only, without ids, versions or network state. */
interface ExpectedArchive {
  readonly name: string
  readonly pinned: number
  readonly made: number
  readonly isRemoved: boolean
}

function inOrder(list: readonly ExpectedArchive[]): ExpectedArchive[] {
  return list.filter((one) => !one.isRemoved).toSorted((a, b) => b.pinned - a.pinned || a.made - b.made)
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** Creates one device with one logged-in user. */
async function device() {
  // Moves server time ahead of device time: the order must not depend on comparing the two clocks.
  server.clock.pass({ minutes: 10 })
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  let counter = 0
  const name = () => `名${++counter}`
  const list = () => listArchives(userId)

  async function run(step: Step): Promise<void> {
    if (step.do === 'send') return send(step.faults)
    if (step.do === 'elsewhere') return change(account, step.what, step.at, name())
    if (step.do === 'pull') return void (await pullDocument('archives').catch(() => {}))
    if (step.do === 'add') return void (await addArchive(userId, createTestProfile({ user_name: name() })))
    if (step.do === 'restore') return restoreOne(step.at)
    const archive = pick(await list(), step.at)
    if (!archive) return
    const { archive_id, version } = archive
    if (step.do === 'edit') await updateArchive(userId, { ...profileOf(archive), user_name: name(), archive_id, base_version: version })
    if (step.do === 'pin') await pinArchive(userId, archive_id)
    if (step.do === 'remove') await removeArchive(userId, archive_id)
  }

  async function restoreOne(index: number): Promise<void> {
    const removed = (await listRemovedArchives(userId)).toSorted((a, b) => (a.archive_id < b.archive_id ? -1 : 1))
    const entry = pick(removed, index)
    if (entry) await restoreArchive(userId, entry.archive_id)
  }

  async function send(faults: Fault[]): Promise<void> {
    server.plan(...faults)
    await sync()
    server.plan()
    // The same user logs in again after a session timeout.
    if ((await getSession())!.is_expired) await account.here()
  }

  /** Syncs without faults, resolves every conflict and failure, and pulls. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      expect((await sync()).outcome).toBe('done')
      for (const { id } of await listFailures(userId)) await discardFailure(userId, id)
      for (const [i, { id }] of (await listConflicts(userId)).entries()) await (i % 2 ? resolveWithMine : resolveWithTheirs)(userId, id)
    }
    await pullDocument('archives')
  }
  return { account, userId, run, settle, list }
}

async function change(account: Account, what: 'add' | 'edit' | 'pin' | 'remove', index: number, user_name: string): Promise<void> {
  const key = crypto.randomUUID()
  if (what === 'add') return void (await account.call('addArchive', createArchiveInput({ user_name }), key))
  const archive = pick(await serverList(account), index)
  if (!archive) return
  const { archive_id, version } = archive
  if (what === 'pin') await account.call('markPinned', { archive_id }, key)
  if (what === 'remove') await account.call('removeArchive', { archive_id }, key)
  if (what === 'edit') await account.call('updateArchive', { ...profileOf(archive), user_name, archive_id, base_version: version }, key)
}

describe('any sequence of archive changes', () => {
  it('on one faulty device gives the expected list at every step', { timeout: 5 * MINUTES }, async () => {
    await fc.assert(
      fc.asyncProperty(alone, async (steps) => {
        const { account, userId, run, settle, list } = await device()
        let expected: ExpectedArchive[] = []
        let counter = 0
        for (const [time, step] of steps.entries()) {
          const index = 'at' in step ? step.at : 0
          const target = pick(inOrder(expected), index)
          const removed = await listRemovedArchives(userId)
          await run(step)
          const change = (one: ExpectedArchive | undefined, more: Partial<ExpectedArchive>) =>
            (expected = expected.map((other) => (other === one ? { ...other, ...more } : other)))
          if (step.do === 'add') expected = [...expected, { name: `名${++counter}`, pinned: 0, made: time, isRemoved: false }]
          if (step.do === 'edit' && target) change(target, { name: `名${++counter}` })
          if (step.do === 'pin' && target) change(target, { pinned: time + 1 })
          if (step.do === 'remove' && target) change(target, { isRemoved: true })
          if (step.do === 'restore' && removed.length > 0) {
            const entry = pick(
              removed.toSorted((a, b) => (a.archive_id < b.archive_id ? -1 : 1)),
              index,
            )!
            change(
              expected.find((one) => one.isRemoved && one.name === entry.user_name),
              { isRemoved: false },
            )
          }
          expect((await list()).map(({ user_name }) => user_name)).toEqual(inOrder(expected).map((one) => one.name))
        }
        await settle()
        expect((await list()).map(({ user_name }) => user_name)).toEqual(inOrder(expected).map((one) => one.name))
        expect((await list()).map(omitListFields)).toEqual(await serverList(account))
        expect(await countUnsyncedItems(userId)).toBe(0)
      }),
      { numRuns: RUNS },
    )
  })

  it('on two devices ends with the server list and nothing unsent', { timeout: 5 * MINUTES }, async () => {
    await fc.assert(
      fc.asyncProperty(together, async (steps) => {
        const { account, userId, run, settle, list } = await device()
        for (const step of steps) await run(step)
        await settle()
        expect((await list()).map(omitListFields)).toEqual(await serverList(account))
        expect(await listPendingChanges(userId)).toEqual([])
        expect((await list()).filter(({ mark }) => mark !== null)).toEqual([])
        expect((await list()).filter(({ type }) => type === 0).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: RUNS },
    )
  })
})
