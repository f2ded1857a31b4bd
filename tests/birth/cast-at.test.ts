import { describe, expect, test } from 'vitest'
import type { Chart } from '#bazi/index.ts'
import { castAt, type CastAtInput } from '#birth/index.ts'
import { sharedCases } from '../bazi/vectors.ts'

const pillarsOf = ({ pillars: { year, month, day, hour } }: Chart) => [year, month, day, hour].map((pillar) => pillar?.ganzhi ?? null)

describe('a chart in one call', () => {
  test('is that of the oracle, from the clock of the place and from the instant alike', () => {
    for (const { id, input, expect: oracle } of sharedCases) {
      const { local, tz: zone, lng, lat, gender, zi, solarTime, disambiguation } = input
      const ground = { zone, lng, lat, gender, zi, solarTime }
      expect(pillarsOf(castAt({ ...ground, local, disambiguation })), id).toEqual(oracle.pillars)
      // A time that the clock skipped stood on no clock; its instant has another.
      if (oracle.localKind === 'gap') continue
      const byInstant = castAt({ ...ground, utc: oracle.utc })
      expect([pillarsOf(byInstant), byInstant.input.offsetSeconds], id).toEqual([oracle.pillars, oracle.offsetSeconds])
    }
  })

  test('takes the Sun’s clock and the turn of the day at 23:00 unless told otherwise, and a date alone as an unknown hour', () => {
    const { input } = castAt({ local: '1990-05-15T08:30', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' })
    expect(input).toMatchObject({ zi: '23', solarTime: true, hourUnknown: false, utc: '1990-05-14T23:30:00Z', lat: 0 })
    expect(pillarsOf(castAt({ local: '1990-05-15', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' }))[3]).toBeNull()
  })

  const told = { local: '1990-05-15T08:30', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' } as const
  test.each<[field: string, told: unknown]>([
    ['told', null],
    ['local', { ...told, local: undefined }],
    ['local', { ...told, local: '1990-02-30T08:30' }],
    ['utc', { ...told, local: undefined, utc: '1990-05-14 23:30' }],
    ['utc', { ...told, local: undefined, utc: 1 }],
    ['zone', { ...told, zone: 'Nowhere/Town' }],
    ['lng', { ...told, lng: 181 }],
    ['lat', { ...told, lat: 91 }],
    ['gender', { ...told, gender: 'x' }],
    ['gender', { ...told, gender: undefined }],
    ['zi', { ...told, zi: '22' }],
    ['solarTime', { ...told, solarTime: 'yes' }],
    ['disambiguation', { ...told, disambiguation: 'first' }],
  ])('refuses a wrong %s by name', (field, wrong) => {
    expect(() => castAt(wrong as CastAtInput)).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/BadInput|FieldRangeError/), field }),
    )
  })
})
