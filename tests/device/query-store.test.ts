import 'fake-indexeddb/auto'
import { liveQuery } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { toBirthInput } from '#birth/index.ts'
import { deviceDb } from '#device/store/device-db.ts'
import { getFortune, listFortunes, replaceFortuneView } from '#device/documents/fortunes.ts'
import { storeFortune } from '#device/documents/open-day.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { getUserDb } from '#device/store/db.ts'
import { createQueryStore } from '#device/store/query-store.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { dismissInstallOffer, readInstallState, recordVisit } from '#device/settings/visits.ts'
import { createTestProfile } from './here.ts'

beforeEach(() => Promise.all(deviceDb.tables.map((table) => table.clear())))

const user = () => uuidv7()
const fortune = (archive_id: string, date: string, more: Partial<DayFortune> = {}): DayFortune => ({
  archive_id,
  date,
  ganzhi: '甲子丙寅己卯戊辰',
  at: 1,
  view: { score: 61 } as DayFortune['view'],
  ...more,
})

describe('day results', () => {
  it('are stored once per archive and day, in order', async () => {
    const userId = user()
    await storeFortune(userId, fortune('a', '2026-11-20'))
    await storeFortune(userId, fortune('a', '2026-11-02'))
    await storeFortune(userId, fortune('b', '2026-11-20'))
    await storeFortune(userId, fortune('a', '2026-11-20', { at: 2 }))
    expect(await getFortune(userId, 'a', '2026-11-20')).toEqual(fortune('a', '2026-11-20', { at: 2 }))
    expect(await getFortune(userId, 'a', '2026-11-21')).toBeNull()
    expect((await listFortunes(userId, 'a', '2026-11-01', '2026-11-20')).map(({ date }) => date)).toEqual(['2026-11-02', '2026-11-20'])
  })
})

describe('a recomputed reading', () => {
  const recomputed = { score: 38 } as DayFortune['view']

  it('replaces the stored one without a pending change', async () => {
    const userId = user()
    await storeFortune(userId, fortune('a', '2026-11-20'))
    const pendingBefore = await getUserDb(userId).outbox.count()
    await replaceFortuneView(userId, fortune('a', '2026-11-20', { view: recomputed }))
    expect(await getFortune(userId, 'a', '2026-11-20')).toEqual(fortune('a', '2026-11-20', { view: recomputed }))
    expect(await getUserDb(userId).outbox.count()).toBe(pendingBefore)
  })

  it('is dropped if the stored day has changed or is missing', async () => {
    const userId = user()
    await storeFortune(userId, fortune('a', '2026-11-20', { at: 2 }))
    await storeFortune(userId, fortune('a', '2026-11-21', { ganzhi: '甲子丙寅己卯己巳' }))
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22'])
      await replaceFortuneView(userId, fortune('a', date, { view: recomputed }))
    expect((await listFortunes(userId, 'a', '2026-11-01', '2026-11-30')).map(({ view }) => view)).toEqual([{ score: 61 }, { score: 61 }])
  })
})

describe('the query store', () => {
  it('stores values unchanged and separately per user', async () => {
    const [one, two] = [createQueryStore(user()), createQueryStore(user())]
    await one.setItem('user-info', { state: { at: new Date(5) } })
    expect(await one.getItem('user-info')).toEqual({ state: { at: new Date(5) } })
    expect(await two.getItem('user-info')).toBeUndefined()
    expect(await one.entries()).toEqual([['user-info', { state: { at: new Date(5) } }]])
    await one.removeItem('user-info')
    expect(await one.entries()).toEqual([])
  })
})

describe('visits', () => {
  it('are counted again after an absence of half an hour', async () => {
    const minute = 60_000
    expect(await recordVisit(100 * minute)).toBe(1)
    expect(await recordVisit(129 * minute)).toBe(1)
    expect(await recordVisit(160 * minute)).toBe(2)
    await dismissInstallOffer(161 * minute)
    expect(await readInstallState()).toEqual({ visits: 2, last_at: 160 * minute, dismissed_at: 161 * minute })
  })
})

describe('an id', () => {
  it('is a version 7 UUID that contains its time', () => {
    const id = uuidv7(0x0123456789ab)
    expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(Array.from({ length: 1000 }, () => uuidv7(5))).size).toBe(1000)
  })

  it('sorts by time', () => {
    expect([uuidv7(3000), uuidv7(1), uuidv7(2 ** 40)].toSorted()).toEqual([
      expect.stringMatching(/^00000000-0001/),
      expect.stringMatching(/^00000000-0bb8/),
      expect.stringMatching(/^01000000-0000/),
    ])
  })
})

describe('the input of a chart', () => {
  it('uses the stored time offset', () => {
    expect(toBirthInput(createTestProfile({ birthday: '1988-07-01 08:30:00', offset_seconds: 32_400 }))).toEqual({
      local: '1988-07-01T08:30:00',
      offsetSeconds: 32_400,
      kind: 'normal',
      utc: '1988-06-30T23:30:00Z',
      lng: 116.4074,
      lat: 39.9042,
      gender: 'male',
      zi: '23',
      solarTime: true,
      hourUnknown: false,
    })
  })

  // New York, 10 March 2024: the clock jumped from 02:00 EST to 03:00 EDT, so 02:30 did not exist.
  it.each([
    ['later', -14_400, '2024-03-10T07:30:00Z'],
    ['earlier', -18_000, '2024-03-10T06:30:00Z'],
  ] as const)('resolves a skipped local time to the %s instant', (disambiguation, offset_seconds, utc) => {
    const born = createTestProfile({
      birthday: '2024-03-10 02:30:00',
      zone: 'America/New_York',
      lng: -74,
      lat: 40.7,
      offset_seconds,
      disambiguation,
    })
    expect(toBirthInput(born)).toMatchObject({ offsetSeconds: offset_seconds, utc })
  })

  it('does not need a time zone known to this device', () => {
    expect(toBirthInput(createTestProfile({ zone: 'Mars/Olympus' })).utc).toBe('1984-02-15T00:30:00Z')
  })
})

describe('a live query', () => {
  it('reports an archive that is added later', async () => {
    const userId = user()
    const seen: number[] = []
    const two = Promise.withResolvers<void>()
    const watching = liveQuery(() => listArchives(userId)).subscribe((list) => {
      if (seen.push(list.length) === 1) void addArchive(userId, createTestProfile())
      if (list.length === 1) two.resolve()
    })
    await two.promise
    watching.unsubscribe()
    expect(seen).toEqual([0, 1])
  })
})
