import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { BookMark } from '#contract/book.ts'
import { addArchive } from '#device/archives/archives.ts'
import { saveMark, listMarks, removeMark } from '#device/books/marks.ts'
import { listFailures, listPendingChanges } from '#device/outbox/unsent.ts'
import { getSession } from '#device/session/session.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { sync } from '#device/sync/sync.ts'
import { newId } from '../support/server-client.ts'
import type { Fault } from './hostile-server.ts'
import { createOtherDeviceUser, createTestProfile, useHostileServer } from './here.ts'
import fc from '../support/seeded-fast-check.ts'

const server = useHostileServer()
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 25)
const MINUTES = 60_000

type Deed = 'write' | 'change' | 'remove' | 'turn'
type Step =
  | { by: 'here' | 'there'; do: Deed; at: number }
  /** The device fetches the current marks before it continues. */
  | { by: 'here' | 'there'; do: 'look' }
  | { by: 'here'; do: 'send'; faults: Fault[] }

const by = fc.constantFrom('here', 'there')
const deed = fc.record({ by, do: fc.constantFrom('write', 'change', 'change', 'remove', 'turn'), at: fc.nat({ max: 99 }) })
const look = fc.record({ by, do: fc.constant('look') })
const fault = fc.constantFrom('none', 'none', 'down', 'loseReply', 'duplicate', 'error500', 'captivePortal', 'sessionTimedOut')
const send = fc.record({ by: fc.constant('here'), do: fc.constant('send'), faults: fc.array(fault, { maxLength: 4 }) })
const steps = fc.array(fc.oneof({ weight: 4, arbitrary: deed }, { weight: 1, arbitrary: look }, { weight: 1, arbitrary: send }), {
  maxLength: 24,
}) as fc.Arbitrary<Step[]>

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]
const byId = (marks: readonly BookMark[]) => marks.toSorted((a, b) => (a.mark_id < b.mark_id ? -1 : 1))

/** Creates one reader with two devices; `there` is always online and acts on what it last fetched. */
async function reader() {
  const account = await createOtherDeviceUser(server)
  const userId = await account.here()
  const { archive_id } = await addArchive(userId, createTestProfile())
  await sync()
  let seen: BookMark[] = []
  let [counter, time] = [0, Date.now()]
  const defaults = { archive_id, product_id: 'fatebook', card: 'chart', locale: 'zh_CN' } as const
  const listed = () => listMarks(userId, archive_id, 'fatebook')
  const existing = async () => (await account.call('bookMarks')).data.marks.filter(({ is_removed }) => !is_removed)
  /** Texts that were changed or removed by a device that had fetched them. */
  const replaced = new Set<string>()
  const written: string[] = []

  function words(over?: BookMark): string {
    if (over) replaced.add(over.text)
    const text = `记${++counter}`
    written.push(text)
    return text
  }

  async function doHere(what: Deed, at: number): Promise<void> {
    if (what === 'turn') return void (await saveMark(userId, { ...defaults, kind: 'place', paragraph: `p${++counter}` }))
    if (what === 'write') return void (await saveMark(userId, { ...defaults, kind: 'note', text: words() }))
    const note = pick(
      (await listed()).filter(({ kind }) => kind === 'note'),
      at,
    )
    if (!note) return
    if (what === 'change') return void (await saveMark(userId, { ...note, text: words(note) }))
    replaced.add(note.text)
    await removeMark(userId, archive_id, note.mark_id)
  }

  async function sendFromThere(mark: BookMark): Promise<void> {
    await account.call('bookMark', mark, newId())
    seen = [...seen.filter(({ mark_id }) => mark_id !== mark.mark_id), mark]
  }

  async function doThere(what: Deed, at: number): Promise<void> {
    time = Math.max(Date.now(), time + 1)
    const blank = { ...defaults, paragraph: '', quote: '', text: '', is_removed: false, made_at: time, made_over: null }
    if (what === 'turn') return sendFromThere({ ...blank, mark_id: 'place fatebook chart', kind: 'place', paragraph: `p${++counter}` })
    if (what === 'write') return sendFromThere({ ...blank, mark_id: newId(), kind: 'note', text: words() })
    const note = pick(
      seen.filter(({ kind, is_removed }) => kind === 'note' && !is_removed),
      at,
    )
    if (!note) return
    const over = { ...note, made_at: Math.max(time, note.made_at + 1), made_over: note.made_at }
    if (what === 'change') return sendFromThere({ ...over, text: words(note) })
    replaced.add(note.text)
    await sendFromThere({ ...over, text: '', is_removed: true })
  }

  async function run(step: Step): Promise<void> {
    if (step.do === 'send') {
      server.plan(...step.faults)
      await sync()
      server.plan()
      // The same user logs in again after a session timeout.
      if ((await getSession())!.is_expired) await account.here()
    } else if (step.do === 'look') {
      if (step.by === 'here') await pullDocument('bookMarks')
      else seen = await existing()
    } else if (step.by === 'here') await doHere(step.do, step.at)
    else await doThere(step.do, step.at)
  }
  return {
    userId,
    run,
    listed,
    existing,
    lost: (left: readonly string[]) => written.filter((text) => !replaced.has(text) && !left.includes(text)),
  }
}

it('two devices converge on the same marks without losing unread texts', { timeout: 5 * MINUTES }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { userId, run, listed, existing, lost } = await reader()
      for (const step of all) await run(step)
      expect((await sync()).outcome).toBe('done')
      // Pulls the marks that the sync did not return.
      await pullDocument('bookMarks')
      expect([await listPendingChanges(userId), await listFailures(userId)]).toEqual([[], []])
      expect(byId(await listed())).toEqual(byId(await existing()))
      expect(lost((await listed()).map(({ text }) => text))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})
