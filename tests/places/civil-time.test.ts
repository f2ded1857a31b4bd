import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clocksOf, isDstAt, isKnownZone, readingsOf, resolveCivilTime } from '#places/index.ts'
import type { Disambiguation } from '#places/index.ts'

interface Case {
  id: string
  input: { local: string; tz: string; disambiguation: Disambiguation }
  expect: { utc: string; offsetSeconds: number; localKind: string }
}

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/bazi/pillars-shared.json', import.meta.url), 'utf8')) as { cases: Case[] }

const fieldOf = (act: () => unknown): unknown => {
  try {
    act()
  } catch (error) {
    return error instanceof RangeError && 'field' in error ? error.field : error
  }
  return undefined
}

describe('civil time', () => {
  it('resolves to the instant, offset and kind of the test vectors', () => {
    expect(cases).toHaveLength(410)
    for (const { id, input, expect: want } of cases) {
      const got = resolveCivilTime({ local: input.local, zone: input.tz, disambiguation: input.disambiguation })
      expect({ id, ...got }).toEqual({ id, utc: want.utc, offsetSeconds: want.offsetSeconds, kind: want.localKind })
    }
  })

  it('has two readings in an overlap, the summer-time one first', () => {
    // Beijing summer time ended on 11 September 1988 at 02:00.
    expect(readingsOf({ local: '1988-09-11T01:30:00', zone: 'Asia/Shanghai' })).toEqual({
      kind: 'overlap',
      readings: [
        { utc: '1988-09-10T16:30:00Z', offsetSeconds: 32_400, local: '1988-09-11T01:30:00', isDst: true },
        { utc: '1988-09-10T17:30:00Z', offsetSeconds: 28_800, local: '1988-09-11T01:30:00', isDst: false },
      ],
    })
  })

  it('has two neighbouring readings in a gap', () => {
    // In the United States clocks went from 02:00 to 03:00 on 13 March 2011.
    expect(readingsOf({ local: '2011-03-13T02:30:00', zone: 'America/New_York' })).toEqual({
      kind: 'gap',
      readings: [
        { utc: '2011-03-13T06:30:00Z', offsetSeconds: -18_000, local: '2011-03-13T01:30:00', isDst: false },
        { utc: '2011-03-13T07:30:00Z', offsetSeconds: -14_400, local: '2011-03-13T03:30:00', isDst: true },
      ],
    })
  })

  it('resolves to the first reading when earlier, the last when later', () => {
    for (const { input } of cases) {
      const { readings } = readingsOf({ local: input.local, zone: input.tz })
      const utcOf = (disambiguation: Disambiguation) => resolveCivilTime({ local: input.local, zone: input.tz, disambiguation }).utc
      expect([utcOf('earlier'), utcOf('later')]).toEqual([readings[0]?.utc, readings.at(-1)?.utc])
    }
  })

  it('recognises a day skipped at the date line', () => {
    // Samoa had no 30 December 2011.
    const { kind, readings } = readingsOf({ local: '2011-12-30T12:00:00', zone: 'Pacific/Apia' })
    expect(kind).toBe('gap')
    expect(readings.map(({ local }) => local)).toEqual(['2011-12-29T12:00:00', '2011-12-31T12:00:00'])
  })

  it('accepts a space for the T, and missing seconds', () => {
    expect(resolveCivilTime({ local: '1990-05-01 08:00', zone: 'Asia/Shanghai' }).utc).toBe('1990-04-30T23:00:00Z')
  })

  it.each(['', '1990-02-30T08:00:00', '1990-13-01T08:00:00', '1990-05-01T24:00:00', '1990-05-01', '90-05-01T08:00:00'])(
    'that does not exist (%j) is an error of local',
    (local) => expect(fieldOf(() => resolveCivilTime({ local, zone: 'Asia/Shanghai' }))).toBe('local'),
  )

  it.each(['', 'Mars/Olympus', '+08:00', 'constructor', 'Asia/Shanghai; DROP'])('in an unknown zone (%j) is an error of zone', (zone) =>
    expect(fieldOf(() => resolveCivilTime({ local: '1990-05-01T08:00:00', zone }))).toBe('zone'),
  )
})

describe('a zone', () => {
  it.each(['Asia/Shanghai', 'Asia/Urumqi', 'America/Argentina/Buenos_Aires', 'Europe/Kyiv', 'America/Coyhaique', 'UTC', 'Etc/GMT+5'])(
    '%s is known',
    (zone) => expect(isKnownZone(zone)).toBe(true),
  )

  it.each([
    ['Asia/Shanghai', '1988-07-01T00:00:00Z', true],
    ['Asia/Shanghai', '1988-12-01T00:00:00Z', false],
    ['Asia/Hong_Kong', '1965-07-01T00:00:00Z', true],
    ['Asia/Taipei', '1950-07-01T00:00:00Z', true],
    ['Europe/London', '2000-07-01T00:00:00Z', true],
    ['Europe/London', '2000-01-01T00:00:00Z', false],
    ['Australia/Sydney', '2000-01-01T00:00:00Z', true],
    ['Asia/Singapore', '1982-06-01T00:00:00Z', false], // Clock changed permanently on 1 January 1982.
    ['Asia/Tokyo', '2020-07-01T00:00:00Z', false],
  ])('%s at %s has summer time: %j', (zone, utc, isDst) => expect(isDstAt(zone, utc)).toBe(isDst))

  it('lists every clock that may have shown a local time', () => {
    expect(clocksOf({ local: '1990-05-15T08:30:00', zone: 'Asia/Shanghai' })).toEqual([
      { kind: 'daylight', utc: '1990-05-14T23:30:00Z', offsetSeconds: 32_400 },
      { kind: 'standard', utc: '1990-05-15T00:30:00Z', offsetSeconds: 28_800 },
    ])
    // Double summer time: during the war London was UTC+1 even in winter.
    expect(
      clocksOf({ local: '1944-07-01T12:00:00', zone: 'Europe/London' }).map(({ kind, offsetSeconds }) => [kind, offsetSeconds]),
    ).toEqual([
      ['daylight', 7200],
      ['standard', 3600],
    ])
    expect(
      clocksOf({ local: '2000-01-01T12:00:00', zone: 'Asia/Shanghai', zoneAlt: 'Asia/Urumqi' }).map(({ kind, utc }) => [kind, utc]),
    ).toEqual([
      ['standard', '2000-01-01T04:00:00Z'],
      ['alternate', '2000-01-01T06:00:00Z'],
    ])
    expect(clocksOf({ local: '1988-09-11T01:30:00', zone: 'Asia/Shanghai' }).map(({ kind }) => kind)).toEqual(['daylight', 'standard'])
  })
})
