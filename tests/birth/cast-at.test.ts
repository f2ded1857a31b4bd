import { describe, expect, test } from 'vitest'
import type { Chart } from '#bazi/index.ts'
import { castAt, type CastAtInput } from '#birth/index.ts'
import { sharedCases } from '../bazi/vectors.ts'

const pillarsOf = ({ pillars: { year, month, day, hour } }: Chart) => [year, month, day, hour].map((pillar) => pillar?.ganzhi ?? null)

describe('castAt', () => {
  test('matches the oracle from local time and from the instant', () => {
    for (const { id, input, expect: oracle } of sharedCases) {
      const { local, tz: zone, lng, lat, gender, zi, solarTime, disambiguation } = input
      const common = { zone, lng, lat, gender, zi, solarTime }
      expect(pillarsOf(castAt({ ...common, local, disambiguation })), id).toEqual(oracle.pillars)
      // A skipped local time exists on no clock, so its instant has another.
      if (oracle.localKind === 'gap') continue
      const byInstant = castAt({ ...common, utc: oracle.utc })
      expect([pillarsOf(byInstant), byInstant.input.offsetSeconds], id).toEqual([oracle.pillars, oracle.offsetSeconds])
    }
  })

  test('defaults to solar time, day start at 23:00 and unknown hour', () => {
    const { input } = castAt({ local: '1990-05-15T08:30', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' })
    expect(input).toMatchObject({ zi: '23', solarTime: true, hourUnknown: false, utc: '1990-05-14T23:30:00Z', lat: 0 })
    expect(pillarsOf(castAt({ local: '1990-05-15', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' }))[3]).toBeNull()
  })

  const valid = { local: '1990-05-15T08:30', zone: 'Asia/Shanghai', lng: 121.4737, gender: 'male' } as const
  test.each<[field: string, input: unknown]>([
    ['told', null],
    ['local', { ...valid, local: undefined }],
    ['local', { ...valid, local: '1990-02-30T08:30' }],
    ['utc', { ...valid, local: undefined, utc: '1990-05-14 23:30' }],
    ['utc', { ...valid, local: undefined, utc: 1 }],
    ['zone', { ...valid, zone: 'Nowhere/Town' }],
    ['lng', { ...valid, lng: 181 }],
    ['lat', { ...valid, lat: 91 }],
    ['gender', { ...valid, gender: 'x' }],
    ['gender', { ...valid, gender: undefined }],
    ['zi', { ...valid, zi: '22' }],
    ['solarTime', { ...valid, solarTime: 'yes' }],
    ['disambiguation', { ...valid, disambiguation: 'first' }],
  ])('refuses an invalid %s by name', (field, wrong) => {
    expect(() => castAt(wrong as CastAtInput)).toThrow(
      expect.objectContaining({ name: expect.stringMatching(/BadInput|FieldRangeError/), field }),
    )
  })
})
