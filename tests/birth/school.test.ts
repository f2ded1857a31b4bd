import { describe, expect, test } from 'vitest'
import { BadInput, castChart, pillarTextsOf } from '#bazi/index.ts'
import { castAt, toBirthInput, computeGanzhiColumns, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import { publishedCases, sharedCases } from '../bazi/vectors.ts'

const late: UnresolvedProfile = {
  birthday: '2000-01-01 23:30:00',
  hour_unknown: false,
  zone: 'Asia/Shanghai',
  disambiguation: 'compatible',
  lng: 120,
  lat: 30,
  gender: '1',
  zi: '24',
  solar_time: false,
}
const inputOf = (unresolved: UnresolvedProfile) => toBirthInput(resolveBirth(unresolved))

describe('a profile with another school', () => {
  test('is cast by it, as in the published chart p35', () => {
    const { published } = publishedCases.find(({ id }) => id === 'p35')!
    const unresolved: UnresolvedProfile = { ...late, school: { lateHour: 'kept-day' } }
    expect(Object.values(computeGanzhiColumns(resolveBirth(unresolved)))).toEqual(published.pillars)
    expect(inputOf(unresolved).school).toEqual({ lateHour: 'kept-day' })
  })

  test('can be passed to castAt, too', () => {
    const { input, pillars } = castAt({
      local: '1990-02-01T08:30',
      zone: 'Asia/Shanghai',
      lng: 121.4737,
      gender: 'male',
      school: { yearName: 'lunar-new-year' },
    })
    // In 1990 the lunar New Year was 27 January, lichun 4 February.
    expect([pillars.year.ganzhi, input.school]).toEqual(['庚午', { yearName: 'lunar-new-year' }])
  })

  test('an unknown value is refused with the name of its switch', () => {
    const wrong = { ...late, school: { tianyi: 'days' } } as unknown as UnresolvedProfile
    expect(() => inputOf(wrong)).toThrow(expect.objectContaining({ name: BadInput.name, field: 'school.tianyi' }))
  })
})

test('the built-in school is left out and changes nothing', () => {
  for (const { input } of sharedCases.slice(0, 60)) {
    const { local, tz: zone, disambiguation, lng, lat, zi, solarTime: solar_time } = input
    const unresolved: UnresolvedProfile = { ...late, birthday: local.replace('T', ' '), zone, disambiguation, lng, lat, zi, solar_time }
    const of = inputOf({ ...unresolved, school: {} })
    expect(of).not.toHaveProperty('school')
    expect(JSON.stringify(castChart(of))).toBe(JSON.stringify(castChart(inputOf(unresolved))))
  }
  expect(pillarTextsOf(castChart(inputOf(late))).hour).toBe('甲子')
})
