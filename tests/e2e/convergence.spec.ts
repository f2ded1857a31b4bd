/**
 * Two devices converge despite faults and kills. Full run: `CHANGES=500 KILLS=20 npx playwright test --config
 * tests/e2e/playwright.config.ts convergence`.
 */
import { randomUUID } from 'node:crypto'
import type { ServerExport } from '#contract/export-file.ts'
import type { LoginResult } from '#contract/session.ts'
import { bundleDeviceLayer } from './support/device-layer.ts'
import { expect, newAddress, test, WITH_WORKER } from './support/fixtures.ts'
import { HostileConnection, type FaultName } from './support/hostile-connection.ts'
import { cachedPaths, countShellFiles } from './support/cached-files.ts'
import { call, logInByApi } from './support/person.ts'
import type { TestServer } from './support/server.ts'
import { Device, DOOR, profile, Usage } from './support/converging-device.ts'

const CHANGES = Number(process.env['CHANGES'] ?? 60)
const KILLS = Number(process.env['KILLS'] ?? 3)
const SEED = Number(process.env['SEED'] ?? 1)
const FAULTS: readonly FaultName[] = ['200 HTML', '200 cut without length', '200 other text', '302 elsewhere', 'valid foreign envelope']

/** Creates a generator of random numbers from 0 to 1 (1 excluded), reproducible by the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Person {
  /** Logins of this user, one for each device. */
  readonly logins: readonly LoginResult[]
}

async function newPerson(server: TestServer): Promise<Person> {
  const address = newAddress()
  const first = await logInByApi(server, address)
  server.letTimePass()
  return { logins: [first, await logInByApi(server, address)] }
}

/** Runs one device: makes changes, kills it, deletes its caches, and lets the other user log in for a while halfway through. */
async function live(
  device: Device,
  mine: Usage,
  theirs: Usage,
  visit: { comes: () => Promise<void>; goes: () => Promise<void> },
  more: SharedArchives,
) {
  for (let i = 0; i < CHANGES; i++) {
    const kill = Math.floor((i * KILLS) / CHANGES) !== Math.floor(((i + 1) * KILLS) / CHANGES)
    if (i % 12 === 11 && !kill) await mine.changeShared(more.shared, more.names)
    else await mine.step({ kill })
    if (i === Math.floor(CHANGES / 4)) await device.loseFiles()
    if (i !== Math.floor(CHANGES / 2)) continue
    await visit.comes()
    for (let other = 0; other < 10; other++) await theirs.step({ kill: other === 5 })
    await visit.goes()
  }
}

interface SharedArchives {
  readonly shared: readonly string[]
  readonly names: Set<string>
}

test('two devices converge with the server despite wrong answers and kills', WITH_WORKER, async ({ server }) => {
  test.setTimeout(180_000 + CHANGES * KILLS * 200)
  const random = randomOf(SEED)
  const line = await HostileConnection.start(server.url)
  line.serveScript(DOOR, await bundleDeviceLayer())
  const [me, guest] = [await newPerson(server), await newPerson(server)]
  const shared: string[] = []
  const names = new Set<string>()
  for (const user_name of ['共一', '共二', '共三']) {
    const archive_id = randomUUID()
    await call(server, '/user/add-archive', { ...profile, archive_id, user_name }, me.logins[0]!.token)
    shared.push(archive_id)
    names.add(user_name)
  }
  const devices = [new Device('甲', line), new Device('乙', line)]
  const lives = devices.map((device, i) => ({
    device,
    mine: new Usage(device, me.logins[i]!.user_id, `我${device.label}`, randomOf(SEED + i + 1)),
    theirs: new Usage(device, guest.logins[i]!.user_id, `客${device.label}`, randomOf(SEED + i + 11)),
    comes: () => device.ask('logInOverSession', guest.logins[i]!),
    goes: () => device.ask('logInOverSession', me.logins[i]!),
  }))
  for (const { device, goes } of lives) {
    await device.open()
    await goes()
    await device.ask('pullArchives')
  }

  line.injectFaults(({ path, as }) => {
    const isFaulty = path.startsWith('/fapi') ? random() < 0.25 : as === 'empty' && random() < 0.05
    return isFaulty && FAULTS[Math.floor(random() * FAULTS.length)]
  })
  await Promise.all(lives.map((one) => live(one.device, one.mine, one.theirs, one, { shared, names })))
  const { faultCount } = line
  line.clearFaults()

  for (const { person, key } of [
    { person: guest, key: 'theirs' },
    { person: me, key: 'mine' },
  ] as const) {
    const userId = person.logins[0]!.user_id
    const asked = new Set<string>()
    for (const [i, device] of devices.entries()) await device.ask('logInOverSession', person.logins[i]!)
    await expect(async () => {
      for (const device of devices) {
        const { outcome, asked: now } = await device.ask('syncAndResolveAll', userId)
        for (const id of now) asked.add(id)
        expect(outcome).toBe('done')
        expect((await device.ask('readDeviceState', userId)).unsent).toBe(0)
      }
    }).toPass()
    for (const device of devices) await device.ask('pullArchives')

    const whole = (await call<ServerExport>(server, '/user/export', undefined, person.logins[0]!.token)).data
    const there = { archives: whole.archives.toSorted(byId), removed: whole.removed.map(({ archive_id }) => archive_id).toSorted() }
    for (const device of devices) {
      const { archives, removed } = await device.ask('readDeviceState', userId)
      expect({ archives: archives.toSorted(byId), removed: removed.toSorted() }).toEqual(there)
    }
    // Every change that a device confirmed is on the server exactly once, and nothing else is.
    const confirmed = new Map(lives.flatMap((one) => [...one[key].confirmed]))
    const own = whole.archives.filter(({ archive_id }) => !shared.includes(archive_id))
    const expectedArchives = [...confirmed].filter(([, { isRemoved }]) => !isRemoved)
    const namesOf = (list: readonly (readonly [string, string, number])[]) => list.toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(namesOf(own.map(({ archive_id, user_name, version }) => [archive_id, user_name, version]))).toEqual(
      namesOf(expectedArchives.map(([id, { name, edits }]) => [id, name, 1 + edits])),
    )
    const gone = [...confirmed].flatMap(([id, { isRemoved }]) => (isRemoved ? [id] : []))
    expect(there.removed.filter((id) => !shared.includes(id))).toEqual(gone.toSorted())
    // No conflict is reported for archives that only one device changes.
    expect([...asked].filter((id) => !shared.includes(id))).toEqual([])
    if (key === 'theirs') continue
    const contested = [...whole.archives, ...whole.removed].filter(({ archive_id }) => shared.includes(archive_id))
    expect(contested).toHaveLength(shared.length)
    expect(contested.filter(({ user_name }) => !names.has(user_name))).toEqual([])
  }
  for (const { page } of devices)
    await expect.poll(async () => (await cachedPaths(page)).map(({ length }) => length)).toContain(countShellFiles())
  console.log(`${CHANGES} changes and ${KILLS + 1} kills on each device, ${faultCount} faults`)
  for (const device of devices) await device.close()
  line.close()
})

const byId = (a: { archive_id: string }, b: { archive_id: string }): number => (a.archive_id < b.archive_id ? -1 : 1)
