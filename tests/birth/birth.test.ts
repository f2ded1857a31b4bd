import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  toBirthInput,
  findClockChange,
  computeGanzhiColumns,
  listUnchosenReadings,
  getChosenReading,
  resolveBirth,
  type UnresolvedProfile,
} from '#birth/index.ts'
import type { ArchiveInput } from '#contract/archive.ts'
import { addArchive } from '#device/archives/archives.ts'
import { parseImport } from '#device/archives/archives-import.ts'
import { clearSession } from '#device/session/session.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { computeBirth } from '#server/features/archives/birth.ts'
import { sharedCases } from '../bazi/vectors.ts'

// Logged out: the archives belong to no account.
beforeAll(clearSession)

const place_name = { zh_CN: '某地', zh_TW: '某地', en_US: 'Somewhere' }
const unresolvedOf = ({ input }: (typeof sharedCases)[number]): UnresolvedProfile => ({
  birthday: input.local.replace('T', ' '),
  hour_unknown: false,
  zone: input.tz,
  disambiguation: input.disambiguation,
  lng: input.lng,
  lat: input.lat,
  gender: input.gender === 'male' ? '1' : '0',
  zi: input.zi,
  solar_time: input.solarTime,
})

/** The archive as sent to a server and as stored in an export file. */
const archiveInputOf = (unresolved: UnresolvedProfile): ArchiveInput => ({
  school: {},
  ...unresolved,
  archive_id: uuidv7(),
  user_name: '某人',
  place_name,
  told_within: null,
})

const columnsOf = (from: ReturnType<typeof computeBirth>) => {
  const { birthday, offset_seconds, year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi } = from
  return { birthday, offset_seconds, pillars: [year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi] }
}

/** Imports the birth from a file and stores it on the device. */
async function importedColumns(unresolved: UnresolvedProfile) {
  const read = parseImport(JSON.stringify({ format: 'mingshu-export', version: 1, archives: [archiveInputOf(unresolved)] }))
  if ('trouble' in read) throw new Error(JSON.stringify(read.trouble))
  const { archive_id, ...profile } = read.archives[0]!
  return columnsOf(await addArchive('somebody', profile, archive_id))
}

test('shared cases match their oracle on the device and the server', () => {
  for (const one of sharedCases) {
    const unresolved = unresolvedOf(one)
    const settled = resolveBirth(unresolved)
    const input = toBirthInput(settled)
    const { utc, offsetSeconds, localKind: kind, pillars } = one.expect
    expect({ utc: input.utc, offsetSeconds: input.offsetSeconds, kind: input.kind }, one.id).toEqual({ utc, offsetSeconds, kind })
    expect(Object.values(computeGanzhiColumns(settled)), one.id).toEqual(pillars)
    const there = { birthday: unresolved.birthday, offset_seconds: offsetSeconds, pillars }
    expect(
      [archiveInputOf(unresolved), archiveInputOf(settled)].map((sent) => columnsOf(computeBirth(sent))),
      one.id,
    ).toEqual([there, there])
  }
})

const plain: UnresolvedProfile = {
  birthday: '1990-07-01 00:30:00',
  hour_unknown: false,
  zone: 'Asia/Shanghai',
  disambiguation: 'compatible',
  lng: 121.4737,
  lat: 31.2304,
  gender: '1',
  zi: '23',
  solar_time: true,
}
const newYork = { zone: 'America/New_York', lng: -74, lat: 40.7 }

describe('device and server resolve a birth alike', () => {
  test.each<[what: string, change: Partial<UnresolvedProfile>, birthday: string, offset: number]>([
    ['a skipped time', { ...newYork, birthday: '2011-03-13 02:30:00' }, '2011-03-13 02:30:00', -14_400],
    ['a skipped time, before', { ...newYork, birthday: '2011-03-13 02:30:00', disambiguation: 'earlier' }, '2011-03-13 02:30:00', -18_000],
    ['a repeated time', { ...newYork, birthday: '2000-10-29 01:30:00' }, '2000-10-29 01:30:00', -14_400],
    ['a repeated time, later', { ...newYork, birthday: '2000-10-29 01:30:00', disambiguation: 'later' }, '2000-10-29 01:30:00', -18_000],
    ['an unknown hour', { hour_unknown: true }, '1990-07-01 12:00:00', 32_400],
    ['an unknown hour with the offset of another time', { hour_unknown: true, offset_seconds: 28_800 }, '1990-07-01 12:00:00', 32_400],
    [
      'noon with a stated offset',
      { hour_unknown: true, birthday: '1990-07-01 12:00:00', offset_seconds: 28_800 },
      '1990-07-01 12:00:00',
      28_800,
    ],
    ['a stored offset that differs', { offset_seconds: 29_143 }, '1990-07-01 00:30:00', 29_143],
  ])('%s', async (_what, change, birthday, offset_seconds) => {
    const unresolved = { ...plain, ...change }
    const there = columnsOf(computeBirth(archiveInputOf(unresolved)))
    expect(there).toMatchObject({ birthday, offset_seconds })
    expect(await importedColumns(unresolved)).toEqual(there)
  })
})

test('a stored offset fixes the instant despite other zone data', () => {
  const settled = { ...plain, offset_seconds: 29_143 }
  expect(toBirthInput(settled).utc).toBe('1990-06-30T16:24:17Z')
  expect(toBirthInput({ ...settled, zone: 'Asia/Atlantis' }).utc).toBe('1990-06-30T16:24:17Z')
  expect(resolveBirth(settled)).toEqual(settled)
})

test('reports the clock change and the chosen reading', () => {
  const repeated = { ...plain, birthday: '1988-09-11 01:30:00' }
  // Beijing summer time ended on 11 September 1988 at 02:00.
  expect(findClockChange('1988-09-11T01:30:00', 'Asia/Shanghai')).toMatchObject({
    kind: 'overlap',
    from: '1988-09-11T02:00:00',
    to: '1988-09-11T01:00:00',
  })
  expect(getChosenReading(resolveBirth(repeated))).toEqual({ kind: 'overlap', isFirst: true })
  expect(getChosenReading(resolveBirth({ ...repeated, disambiguation: 'later' }))).toEqual({ kind: 'overlap', isFirst: false })
  expect(listUnchosenReadings(repeated).map(({ utc }) => utc)).toEqual(['1988-09-10T16:30:00Z', '1988-09-10T17:30:00Z'])
  expect(listUnchosenReadings({ ...repeated, disambiguation: 'later' })).toEqual([])
  expect(findClockChange('1990-07-01T00:30:00', 'Asia/Shanghai')).toBeUndefined()
})
