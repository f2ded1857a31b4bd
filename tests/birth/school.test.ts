import { describe, expect, test } from 'vitest'
import { BadInput, castChart, pillarTextsOf } from '#bazi/index.ts'
import { castAt, castInputOf, ganzhiOf, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
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
const inputOf = (told: UnresolvedProfile) => castInputOf(resolveBirth(told))

describe('a profile of another school', () => {
  test('is cast by it: the published chart of the late hour of the kept day', () => {
    const { published } = publishedCases.find(({ id }) => id === 'p35')!
    const told: UnresolvedProfile = { ...late, school: { lateHour: 'kept-day' } }
    expect(Object.values(ganzhiOf(resolveBirth(told)))).toEqual(published.pillars)
    expect(inputOf(told).school).toEqual({ lateHour: 'kept-day' })
  })

  test('is told in plain words, too', () => {
    const { input, pillars } = castAt({
      local: '1990-02-01T08:30',
      zone: 'Asia/Shanghai',
      lng: 121.4737,
      gender: 'male',
      school: { yearName: 'lunar-new-year' },
    })
    // The lunar New Year of 1990 was 27 January, lichun 4 February.
    expect([pillars.year.ganzhi, input.school]).toEqual(['庚午', { yearName: 'lunar-new-year' }])
  })

  test('is refused by the name of the switch where there is none such', () => {
    const wrong = { ...late, school: { tianyi: 'days' } } as unknown as UnresolvedProfile
    expect(() => inputOf(wrong)).toThrow(expect.objectContaining({ name: BadInput.name, field: 'school.tianyi' }))
  })
})

test('a profile of the house says nothing of schools, and its chart is the same to the last byte', () => {
  for (const { input } of sharedCases.slice(0, 60)) {
    const { local, tz: zone, disambiguation, lng, lat, zi, solarTime: solar_time } = input
    const told: UnresolvedProfile = { ...late, birthday: local.replace('T', ' '), zone, disambiguation, lng, lat, zi, solar_time }
    const of = inputOf({ ...told, school: {} })
    expect(of).not.toHaveProperty('school')
    expect(JSON.stringify(castChart(of))).toBe(JSON.stringify(castChart(inputOf(told))))
  }
  expect(pillarTextsOf(castChart(inputOf(late))).hour).toBe('甲子')
})
