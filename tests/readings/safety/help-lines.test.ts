/** Table of help lines, each with its source page and the date when it was checked. */
import { expect, test } from 'vitest'
import { HELP_LINE_DIRECTORY, HELP_LINES, listHelpLines, NEEDS } from '#readings/safety/help-lines.ts'
import { REGIONS, regionOfZone, type Region } from '#readings/safety/regions.ts'

test('every line has a source and the date of its check', () => {
  for (const { source, checked } of [...HELP_LINES, ...Object.values(REGIONS), HELP_LINE_DIRECTORY]) {
    expect(source).toMatch(/^https?:\/\//)
    expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

test('every line has a valid region, need, channel and hours', () => {
  for (const { region, of, by, hours, languages, name } of HELP_LINES) {
    expect(REGIONS).toHaveProperty(region)
    expect(NEEDS).toContain(of)
    expect(['call', 'text']).toContain(by)
    expect(['all', '18h', '8–24', '']).toContain(hours)
    for (const language of languages) expect(Intl.getCanonicalLocales(language)).toEqual([language])
    for (const one of Object.values(name)) expect(one).toMatch(/\S/)
  }
})

test('numbers consist of digits and are unique by region and need', () => {
  const keys = HELP_LINES.map(({ region, of, number }) => `${region} ${of} ${number}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { number } of HELP_LINES) expect(number).toMatch(/^\d[\d -]*\d$/)
})

test('every region has a crisis line and an emergency number', () => {
  for (const region of Object.keys(REGIONS) as Region[]) {
    expect(listHelpLines(region, 'crisis').length, region).toBeGreaterThan(0)
    expect(REGIONS[region].emergency.length).toBeGreaterThan(0)
  }
})

test.each([
  ['Asia/Urumqi', 'en_US', 'CN'],
  ['Asia/Hong_Kong', 'en_US', 'HK'],
  ['Asia/Macau', 'zh_TW', 'MO'],
  ['America/Indiana/Knox', 'zh_CN', 'US'],
  ['America/Toronto', 'en_US', 'CA'],
  ['Australia/Sydney', 'zh_CN', 'AU'],
  ['Europe/Dublin', 'en_US', 'IE'],
  ['Etc/GMT-8', 'zh_CN', 'CN'],
  ['UTC', 'zh_TW', 'TW'],
  ['America/Lima', 'en_US', undefined],
  ['Africa/Cairo', 'zh_CN', undefined],
] as const)('%s in %s belongs to the region %s', (zone, locale, region) => {
  expect(regionOfZone(zone, locale)).toBe(region)
})
