import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { runMingshu, runMingshuInProcess } from './mingshu.ts'

const LIN = ['--local', '1990-05-15T08:30', '--lat', '31.22', '--lng', '121.46', '--zone', 'Asia/Shanghai', '--gender', 'male']
/** Unknown hour, asked about a day before luck begins. */
const CHILD = ['--local', '2024-07-01', '--lng', '-43.2', '--zone', 'America/Sao_Paulo', '--gender', 'female', '--civil']
const ZHOU = ['--local', '1992-11-03T22:00', '--lng', '121.46', '--zone', 'Asia/Shanghai', '--gender', 'female']
const asOther = (args: readonly string[]) => args.map((word) => word.replace(/^--/, '--other-'))

const json = (...args: string[]) => {
  const { out, err, code } = runMingshu(...args)
  expect([err, code]).toEqual(['', 0])
  return JSON.parse(out)
}

const ajv = new Ajv2020({ strict: true, validateFormats: false })
const schemas = new Map<string, ValidateFunction>()
function schemaOf(command: string): ValidateFunction {
  const validate = schemas.get(command) ?? ajv.compile(json('schema', command))
  schemas.set(command, validate)
  return validate
}

const DECEMBER = ['--from', '2026-12-01', '--to', '2026-12-31']

test.each<[command: string, ...args: string[]]>([
  ['chart', ...LIN],
  ['chart', ...CHILD],
  ['chart', '--local', '1988-09-11T01:30', '--place', '喀什市', '--gender', 'male'],
  ['chart', ...LIN, '--school', 'yearName=lunar-new-year,luckFrom=days,hidden=command-days,tianyi=jia-wu,yangren=after-lushen'],
  ['explain', ...LIN, '--school', 'lateHour=kept-day', '--pillars', '庚午 辛巳 庚辰 辛巳'],
  ['luck', ...LIN, '--at', '2026-11-28T12:00'],
  ['luck', ...CHILD, '--at', '2025-01-01T00:00:00'],
  ['day', ...LIN, '--date', '2026-12-01'],
  ['day', ...CHILD, '--date', '2027-02-04'],
  ['days', ...LIN, ...DECEMBER],
  ['best-days', ...LIN, '--purpose', 'haircut', ...DECEMBER],
  ['best-days', ...CHILD, '--purpose', 'wedding', ...DECEMBER],
  ['match', ...LIN, ...asOther(ZHOU), '--year', '2026'],
  ['match', ...CHILD, ...asOther(LIN), '--year', '2026'],
  ['explain', ...LIN, '--pillars', '庚午 辛巳 庚辰 辛巳'],
  ['explain', ...LIN, '--pillars', '庚午 辛巳 庚辰 ?'],
  ['reverse', '--pillars', '庚午 辛巳 庚辰 庚辰', '--all'],
])('the JSON of %s matches its schema', (command, ...args) => {
  const validate = schemaOf(command)
  const answer = json(command, ...args, '--json')
  expect(validate(answer), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
  // Schemas are closed: an unknown field is refused.
  expect(validate({ ...answer, more: 1 })).toBe(false)
})

describe('luck', () => {
  test("has the calendar's layers: 丙午 until Start of spring 2027, then 丁未", () => {
    const annualAt = (at: string) => json('luck', ...LIN, '--at', at, '--json').layers.annual.pillar.ganzhi
    expect([annualAt('2027-02-03T12:00'), annualAt('2027-02-05T12:00')]).toEqual(['丙午', '丁未'])
    expect(runMingshu('luck', ...LIN, '--at', '2027-02-05T12:00').out).toMatch(/^pillar +甲申 +丁未 +壬寅 +乙卯 +壬午$/m)
  })
})

describe('days', () => {
  test("are one line each with the calendar's pairs", () => {
    const { out } = runMingshu('days', ...LIN, '--from', '2026-11-23', '--to', '2026-11-25')
    expect(
      out
        .split('\n')
        .slice(1, -1)
        .map((line) => line.slice(0, 14).trim()),
    ).toEqual(['2026-11-23  辛丑', '2026-11-24  壬寅', '2026-11-25  癸卯'])
  })

  test('for a purpose come best first, then the rejected, each once', () => {
    const { picks, rejected } = json('best-days', ...LIN, '--purpose', 'moving', ...DECEMBER, '--json') as Record<
      'picks' | 'rejected',
      { fit: number; date: { day: number } }[]
    >
    const days = [...picks, ...rejected].map(({ date }) => date.day)
    expect(days.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
    expect(picks.map(({ fit }) => fit)).toEqual(picks.map(({ fit }) => fit).toSorted((a, b) => b - a))
  })

  test('are in the requested language', () => {
    const said = (locale: string) => runMingshu('day', ...LIN, '--date', '2026-12-01', '--locale', locale).out
    expect(said('en_US')).toContain('on Ji You the Direct seal')
    expect(said('zh_CN')).toContain('己酉')
    expect(said('zh_TW')).not.toMatch(/[们时说这]/)
  })
})

test("each person's match is printed under the other's name", () => {
  const args = ['match', ...LIN, ...asOther(ZHOU), '--year', '2026']
  const { out } = runMingshu(...args, '--locale', 'en_US')
  expect(out).toMatch(/^A 庚午 辛巳 庚辰 庚辰\nB 壬申 庚戌 癸未 癸亥\n\nlove\n/)
  expect(runMingshu(...args).out).toMatch(/^甲 庚午[^]*\n乙 壬申/)
})

// 08:30 in summer time is 07:30 standard and 07:39 solar: 辰 on all three clocks; two hours later it is 巳.
test("explains another program's hour", () => {
  expect(runMingshu('explain', ...LIN, '--pillars', '庚午 辛巳 庚辰 庚辰').out).toContain('the charts agree')
  expect(runMingshu('explain', ...LIN, '--pillars', '庚午 辛巳 庚辰 辛巳').out).toContain('hour-later')
  expect(runMingshu('explain', ...LIN, '--pillars', '甲子 丙寅 甲子 甲子').out).toContain('no rule or reading')
})

test("reverse finds the birth's interval, by day boundary and clock", () => {
  const stretches = (...args: string[]): { fromUtc: string; toUtc: string }[] =>
    json('reverse', '--pillars', '庚午 辛巳 庚辰 庚辰', '--json', ...args).standings[0].intervals
  const has = ({ fromUtc, toUtc }: { fromUtc: string; toUtc: string }) =>
    fromUtc <= '1990-05-14T23:30:00Z' && '1990-05-14T23:30:00Z' < toUtc
  expect(stretches('--lng', '121.46').filter(has)).toHaveLength(1)
  expect(stretches('--offset', '-05:00').filter(has)).toHaveLength(0)
  expect(runMingshu('reverse', '--pillars', '庚午 辛巳 庚辰 庚辰').out).toMatch(
    /^solar clock, the day turns at 23:00\n[^]*^ {2}1990-05-15 0[67]:\d\d:\d\d – 1990-05-15 0[89]:/m,
  )
  // In a 甲 year the 子 month is 丙子, never 甲子, so this chart does not exist.
  expect(runMingshu('reverse', '--pillars', '甲子 甲子 甲子 甲子').out).toBe('solar clock, the day turns at 23:00\n  never\n')
})

describe('an invalid argument prints one line and exits with 2', () => {
  test.each<[line: string, ...args: string[]]>([
    ['--at: expected a moment, as in --at 2026-11-28T12:00, not noon', 'luck', ...LIN, '--at', 'noon'],
    ['--date: expected a day from 1850 to 2100, YYYY-MM-DD, not 2026-02-30', 'day', ...LIN, '--date', '2026-02-30'],
    ['--date: expected a day from 1850 to 2100, YYYY-MM-DD, not 1849-12-31', 'day', ...LIN, '--date', '1849-12-31'],
    ['--to: the range ends before it begins', 'days', ...LIN, '--from', '2026-12-02', '--to', '2026-12-01'],
    ['--to: at most 400 days', 'days', ...LIN, '--from', '2026-12-02', '--to', '2028-12-01'],
    ['--purpose: missing, as in --purpose moving', 'best-days', ...LIN, ...DECEMBER],
    ['--other-local: missing, as in --other-local 1990-05-15T08:30', 'match', ...LIN],
    ['--other-gender: expected male or female, not x', 'match', ...LIN, ...asOther(ZHOU).slice(0, -1), 'x'],
    ['--year: expected a year from 1850 to 2091, not 2099', 'match', ...LIN, ...asOther(ZHOU), '--year', '2099'],
    ['--pillars: expected four pairs, as in --pillars "庚午 辛巳 庚辰 ?", not 甲丑', 'explain', ...LIN, '--pillars', '甲丑 辛巳 庚辰 ?'],
    ['--pillars: only the hour may be unknown', 'reverse', '--pillars', '? 辛巳 庚辰 庚辰'],
    ['--offset: expected an offset, as in --offset +08:00, not 8', 'reverse', '--pillars', '庚午 辛巳 庚辰 ?', '--offset', '8'],
    ['codes: expected one of chart, luck, day, days, best-days, match, explain, reverse', 'schema', 'codes'],
  ])('%s', async (line, ...args) => {
    expect(await runMingshuInProcess(...args)).toEqual({ code: 2, out: '', err: `${line}\n` })
  })
})
