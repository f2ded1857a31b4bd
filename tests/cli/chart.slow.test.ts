import { describe, expect, test } from 'vitest'
import type { Alternative, Chart } from '#bazi/index.ts'
import project from '../../package.json' with { type: 'json' }
import { runMingshu, runMingshuInProcess, runMingshuByNpx } from './mingshu.ts'

const SHANGHAI = ['chart', '--local', '1990-05-15T08:30', '--place', 'Shanghai', '--gender', 'male']
const COORDINATES = ['chart', '--lng', '121.4737', '--gender', 'male']

interface Printed {
  readonly place: { readonly zone: string } | null
  readonly otherPlaces: readonly unknown[]
  readonly otherClock: unknown
  readonly zoneUncertain: boolean
  readonly chart: Chart
  readonly alternatives: readonly Alternative[]
}

const printed = (...words: string[]) => JSON.parse(runMingshu(...words, '--json').out) as Printed
const pillarsOf = ({ pillars }: Chart) => [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi ?? null)

describe('a chart', () => {
  test('is printed as a table by npx', () => {
    const { code, out } = runMingshuByNpx(...SHANGHAI)
    expect(out.split('\n').slice(0, 12)).toEqual([
      '1990-05-15 08:30:00, Shanghai, China (31.222, 121.458), Asia/Shanghai UTC+09:00, male',
      'solar clock 1990-05-15 07:39:33, the day turns at 23:00',
      '',
      '            year       month           day             hour',
      'ten god     比肩       劫财            日主            比肩',
      'pillar      庚午       辛巳            庚辰            庚辰',
      'hidden      丁己       丙庚戊          戊乙癸          戊乙癸',
      'their gods  正官 正印  七杀 比肩 偏印  偏印 正财 伤官  偏印 正财 伤官',
      'nayin       路旁土     白蜡金          白蜡金          白蜡金',
      'stage       沐浴       长生            养              养',
      'void        戌亥       申酉            申酉            申酉',
      '',
    ])
    expect(out).toContain('luck forward, from 1997-09-10 (7 years 3 months 26 days after birth)\n壬午  癸未')
    expect(code).toBe(0)
  })

  test('is printed as JSON', () => {
    const { chart, place, alternatives } = printed(...SHANGHAI)
    expect([pillarsOf(chart), place!.zone, chart.input.offsetSeconds, alternatives]).toEqual([
      ['庚午', '辛巳', '庚辰', '庚辰'],
      'Asia/Shanghai',
      32_400,
      [],
    ])
  })

  test('is the same from place, coordinates and instant', () => {
    const location = ['--lat', '31.222', '--lng', '121.458', '--zone', 'Asia/Shanghai']
    const byClock = printed('chart', '--local', '1990-05-15T08:30', ...location, '--gender', 'male')
    expect(byClock).toEqual({ ...printed(...SHANGHAI), place: null })
    expect(printed('chart', '--utc', '1990-05-14T23:30Z', ...location, '--gender', 'male')).toEqual(byClock)
  })

  test('follows the rules of --school and names them', () => {
    const late = [
      'chart',
      '--local',
      '2000-01-01T23:30',
      '--zone',
      'Asia/Shanghai',
      '--lng',
      '120',
      '--gender',
      'male',
      '--zi',
      '24',
      '--civil',
    ]
    const { chart } = printed(...late, '--school', 'tianyi=jia-wu,lateHour=kept-day')
    // Published chart p35.
    expect(pillarsOf(chart)).toEqual(['己卯', '丙子', '戊午', '壬子'])
    expect(chart.input.school).toEqual({ lateHour: 'kept-day', tianyi: 'jia-wu' })
    expect(runMingshu(...late, '--school', 'lateHour=kept-day').out).toContain("\nother rules than the house's: lateHour=kept-day\n")
    expect(pillarsOf(printed(...late).chart)).toEqual(['己卯', '丙子', '戊午', '甲子'])
    expect(printed(...late).chart.input).not.toHaveProperty('school')
  })

  test.each([
    ['sect=1', '--school: expected lateHour=kept-day or '],
    ['tianyi=days', '--school: expected lateHour=kept-day or '],
    ['luckFrom=days,luckFrom=double-hours', '--school: one rule given twice'],
  ])('refuses the school rules %s by flag', (school, line) => {
    const { code, err } = runMingshu(...SHANGHAI, '--school', school)
    expect([code, err]).toEqual([2, expect.stringContaining(line)])
  })

  // Kashgar's second clock is two hours behind Beijing's.
  test("takes another zone or longitude than the place's", () => {
    const { chart } = printed(
      'chart',
      '--local',
      '2000-05-15T08:30',
      '--place',
      '喀什市',
      '--zone',
      'Asia/Urumqi',
      '--lng',
      '76',
      '--gender',
      'female',
    )
    expect([chart.input.utc, chart.input.lng]).toEqual(['2000-05-15T02:30:00Z', 76])
  })

  test('uses the requested clock and day boundary', () => {
    const late = ['chart', '--local=1990-05-15T23:30:10', '--place=上海', '--gender=female', '--civil']
    expect(pillarsOf(printed(...late).chart)).toEqual(['庚午', '辛巳', '辛巳', '戊子'])
    expect(pillarsOf(printed(...late, '--zi', '24').chart)).toEqual(['庚午', '辛巳', '庚辰', '戊子'])
    expect(runMingshu(...late, '--zi', '24').out).toMatch(/civil clock \(solar: 1990-05-15 22:39:4\d\), the day turns at midnight/)
  })

  test('of a date without time has no hour', () => {
    const words = ['chart', '--local', '1990-05-15', '--place', 'Shanghai', '--gender', 'male']
    expect(pillarsOf(printed(...words).chart)).toEqual(['庚午', '辛巳', '庚辰', null])
    expect(new Set(printed(...words).alternatives.map(({ chart }) => chart.pillars.hour!.branch)).size).toBe(12)
    expect(runMingshu(...words).out).toContain('± 60 days')
    expect(runMingshu(...words).out).not.toContain('may also be')
  })

  test('at a boundary is printed with the alternative', () => {
    const { out } = runMingshu('chart', '--local', '2000-02-04T20:39', '--place', 'Beijing', '--gender', 'male', '--civil')
    expect(out).toContain('may also be 庚辰 戊寅 壬辰 庚戌 (jie: another year, month)')
  })

  test('of a repeated or skipped time says so', () => {
    const twice = runMingshu('chart', '--local', '1988-09-11T01:30', '--place', 'Shanghai', '--gender', 'male').out
    expect(twice).toContain('a time that the clock showed twice')
    expect(twice).toMatch(/may also be .* \(clock: another hour\)/)
    expect(runMingshu('chart', '--local', '2011-03-13T02:30', '--place', 'Boston', '--gender', 'male').out).toContain(
      'a time that the clock skipped',
    )
  })

  // 08:30 Beijing time at 76° E is about 05:30 solar; 08:30 on Xinjiang's clock is two hours later.
  test('of a place with a second clock shows its chart, too', () => {
    const words = ['chart', '--local', '2000-05-15T08:30', '--place', '喀什市', '--gender', 'female']
    const { out } = runMingshu(...words)
    expect(out).toContain('two clocks are in use there: this is Asia/Shanghai; by Asia/Urumqi UTC+06:00 it was 2000-05-15T02:30:00Z')
    expect(out).toMatch(/may also be 庚辰 辛巳 癸酉 .. \(clock: another hour\)/)
    expect(out).not.toContain('zone uncertain')
    const { otherClock, zoneUncertain } = printed(...words)
    expect([otherClock, zoneUncertain]).toEqual([{ kind: 'alternate', utc: '2000-05-15T02:30:00Z', offsetSeconds: 21_600 }, false])
  })

  test('of inland China before 1949 warns of an uncertain zone', () => {
    const words = ['chart', '--local', '1930-06-01T08:00', '--place', '成都市', '--gender', 'male']
    expect(runMingshu(...words).out).toContain('zone uncertain: before October 1949 clocks differed across mainland China')
    expect(printed(...words)).toMatchObject({ zoneUncertain: true, otherClock: null })
    expect(runMingshu(...SHANGHAI).out).not.toMatch(/zone uncertain|two clocks/)
  })

  test('of an ambiguous place names the chosen one and the others', () => {
    const words = ['chart', '--local', '2000-06-01T12:00', '--place', 'Suzhou', '--gender', 'female']
    expect(runMingshu(...words).out).toMatch(/Suzhou, Jiangsu, China[^]*there are other places of this name: Suzhou, Anhui, China/)
    expect(printed(...words).otherPlaces.length).toBeGreaterThan(0)
  })
})

describe('an invalid argument prints one line and exits with 2', () => {
  test.each<[line: string, ...words: string[]]>([
    ['--foo: no such flag. See mingshu --help', ...SHANGHAI, '--foo'],
    ['-j: no such flag. See mingshu --help', ...SHANGHAI, '-j'],
    ['--json: takes no value', ...SHANGHAI, '--json=yes'],
    ['--zi: expected 23 or 24, not 22', ...SHANGHAI, '--zi', '22'],
    ['--civil: given twice', ...SHANGHAI, '--civil', '--civil'],
    ['--local: missing, as in --local 1990-05-15T08:30', 'chart', '--place', 'Shanghai', '--gender', 'male'],
    ['--gender: missing, as in --gender male', 'chart', '--local', '1990-05-15T08:30', '--place', 'Shanghai'],
    ['--gender: expected male or female, not x', ...SHANGHAI.slice(0, -1), 'x'],
    ['--place: expected a value, as in --place Shanghai', 'chart', '--place', '--json'],
    ['--lng: missing, as in --lng 121.47', 'chart', '--local', '1990-05-15T08:30', '--zone', 'Asia/Shanghai', '--gender', 'male'],
    ['--zone: missing, as in --zone Asia/Shanghai', 'chart', '--local', '1990-05-15T08:30', '--lng', '121.47', '--gender', 'male'],
    ['--zone: unknown time zone: Asia/Nowhere', ...COORDINATES, '--local', '1990-05-15T08:30', '--zone', 'Asia/Nowhere'],
    ['--lng: expected degrees from -180 to 180, not 200', 'chart', '--utc', '1990-05-14T23:30Z', '--lng', '200', '--zone', 'Asia/Shanghai'],
    ['--lat: expected degrees from -90 to 90, not north', ...COORDINATES, '--utc', '1990-05-14T23:30Z', '--lat', 'north', '--zone', 'UTC'],
    ['--utc: --local tells the time already', ...SHANGHAI, '--utc', '1990-05-14T23:30Z'],
    ['--utc: format', ...COORDINATES, '--utc', '1990-05-14 23:30', '--zone', 'Asia/Shanghai'],
    ['--place: no place is called Xyzzyqq', 'chart', '--local', '1990-05-15T08:30', '--place', 'Xyzzyqq', '--gender', 'male'],
    ['--local: not a clock time: 1990-02-30T08:30', 'chart', '--local', '1990-02-30T08:30', '--place', 'Shanghai', '--gender', 'male'],
    ['--local: the year must be 1850 to 2100', 'chart', '--local', '1849-12-30T08:30', '--place', 'Shanghai', '--gender', 'male'],
    [
      'cast: expected a command: chart, luck, day, days, best-days, match, explain, reverse, book, schema, mcp, codes, jobs. See mingshu --help',
      'cast',
    ],
  ])('%s', async (line, ...words) => {
    expect(await runMingshuInProcess(...words)).toEqual({ code: 2, out: '', err: `${line}\n` })
  })

  test('help exits with 0', () => {
    for (const flag of ['--help', '-h']) {
      expect(runMingshu(flag)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^ {2}best-days {2}days for a purpose/m) })
      expect(runMingshu('chart', flag)).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--local') })
    }
  })

  test("prints the project's version", () => {
    expect(runMingshu('--version')).toEqual({ code: 0, out: `${project.version}\n`, err: '' })
  })
})
