import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedCases } from '../bazi/vectors.ts'

/** The SDK's own client, connected to the command as a real process. */
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [fileURLToPath(new URL('../../src/cli/mingshu.js', import.meta.url)), 'mcp'],
})
const client = new Client({ name: 'test', version: '1' })
beforeAll(() => client.connect(transport))
afterAll(() => client.close())

const LIN = { local: '1990-05-15T08:30', place: 'Shanghai', gender: 'male' }
const ZHOU = { local: '1992-11-03T22:00', lat: 31.22, lng: 121.46, zone: 'Asia/Shanghai', gender: 'female' }

interface Answer {
  readonly isError?: boolean
  readonly content: readonly { readonly type: string; readonly text: string }[]
}

const asked = async (name: string, args: object) => (await client.callTool({ name, arguments: { ...args } })) as Answer
const resultOf = async (name: string, args: object) => {
  const { isError, content } = await asked(name, args)
  expect(isError, content[0]?.text).toBeUndefined()
  return JSON.parse(content[0]!.text)
}
const refused = async (name: string, args: object) => {
  const { isError, content } = await asked(name, args)
  expect(isError).toBe(true)
  return content[0]!.text
}

test('lists ten tools with descriptions and closed input schemas', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'chart',
    'luck_at',
    'day',
    'month',
    'year',
    'best_days',
    'compare',
    'hexagram',
    'glossary',
    'quotation',
  ])
  for (const { description, inputSchema } of tools) {
    expect(description!.length).toBeGreaterThan(40)
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
  }
})

describe('a chart', () => {
  test("has the oracle's pillars for births since 1900", async () => {
    const births = sharedCases.filter(({ input, expect: { localKind } }) => localKind === 'normal' && input.local >= '1900').slice(0, 60)
    expect(births).toHaveLength(60)
    for (const { input, expect: oracle } of births) {
      const { local, lat, lng, tz, gender, zi, solarTime } = input
      const birth = { local, lat, lng, zone: tz, gender, late_zi: zi === '24', civil_clock: !solarTime }
      const { pillars } = await resultOf('chart', { birth, locale: 'zh_CN' })
      expect(Object.values<{ pair: string }>(pillars).map(({ pair }) => pair)).toEqual(oracle.pillars)
    }
  })

  test('of an unknown hour has three pillars and uncertain luck', async () => {
    const { pillars, hour_known, luck } = await resultOf('chart', { birth: { ...LIN, local: '1990-05-15' } })
    expect(Object.keys(pillars)).toEqual(['year', 'month', 'day'])
    expect([hour_known, luck.starts_uncertain_by_days]).toEqual([false, 60])
  })

  test('follows other rules on request and names them', async () => {
    // Published chart p35.
    const late = { local: '2000-01-01T23:30', lat: 30, lng: 120, zone: 'Asia/Shanghai', gender: 'male', late_zi: true, civil_clock: true }
    const chart = await resultOf('chart', { birth: { ...late, school: { lateHour: 'kept-day' } }, locale: 'zh_CN' })
    expect([chart.pillars.hour.pair, chart.other_rules]).toEqual(['壬子', { lateHour: 'kept-day' }])
    expect(await resultOf('chart', { birth: late })).not.toHaveProperty('other_rules')
    expect(await refused('chart', { birth: { ...late, school: { tianyi: 'days' } } })).toContain('tianyi')
  })

  test('is available in three languages', async () => {
    const months = await Promise.all(
      ['zh_CN', 'zh_TW', 'en_US'].map(async (locale) => (await resultOf('chart', { birth: LIN, locale })).pillars.month),
    )
    // 辛 is 劫财 to 庚.
    expect(months.map(({ pair, ten_god }) => [pair, ten_god])).toEqual([
      ['辛巳', '劫财'],
      ['辛巳', '劫財'],
      ['Xin Si', 'Rival'],
    ])
  })
})

test('luck layers follow the calendar: 丙午 until spring 2027, then 丁未', async () => {
  const at = async (moment: string) => (await resultOf('luck_at', { birth: LIN, locale: 'zh_CN', moment })).annual.pair
  expect([await at('2027-02-03T12:00'), await at('2027-02-05T12:00')]).toEqual(['丙午', '丁未'])
})

test('a day, a month and a year agree on their pairs', async () => {
  const day = await resultOf('day', { birth: LIN, locale: 'zh_CN', date: '2026-11-23' })
  const month = await resultOf('month', { birth: LIN, locale: 'zh_CN', month: '2026-11' })
  const year = await resultOf('year', { birth: LIN, locale: 'zh_CN', year: 2026 })
  expect([day.pair, day.month.pair, day.year.pair]).toEqual(['辛丑', '己亥', '丙午'])
  expect(month.pillars.map(({ pair }: { pair: string }) => pair)).toEqual(['戊戌', '己亥'])
  expect([year.pair, year.months[9].pair]).toEqual(['丙午', '己亥'])
})

test('good days lie within the range, the best first', async () => {
  const { days, suitable, ruled_out } = await resultOf('best_days', {
    birth: LIN,
    purpose: 'moving',
    from: '2026-12-01',
    to: '2026-12-31',
  })
  expect(suitable + ruled_out).toBe(31)
  expect(days.length).toBeGreaterThan(0)
  for (const { date } of days) expect(date).toMatch(/^2026-12-/)
  const fits = days.map(({ fit }: { fit: number }) => fit)
  expect(fits).toEqual(fits.toSorted((a: number, b: number) => b - a))
})

test('compare reads two charts from both sides', async () => {
  const { first, second, relations } = await resultOf('compare', { birth: LIN, other: ZHOU, locale: 'zh_CN' })
  expect(Object.values(second.pillars)).toEqual(['壬申', '庚戌', '癸未', '癸亥'])
  // 癸 is 伤官 to 庚, 庚 is 正印 to 癸; 戌 clashes with 辰.
  expect([first.gods_of_the_other.day, second.gods_of_the_other.day]).toEqual(['伤官', '正印'])
  expect(relations).toContainEqual({ relation: '冲', of_the_first: ['day'], of_the_second: ['month'] })
})

test('reads 6 7 8 7 7 7 as Dispute changing to Treading', async () => {
  const dispute = await resultOf('hexagram', { cast: [6, 7, 8, 7, 7, 7], locale: 'zh_CN' })
  expect([dispute.hexagram, dispute.moving_lines, dispute.changed.hexagram, dispute.nuclear.hexagram]).toEqual([6, [1], 10, 37])
  expect(dispute.leading).toMatchObject([{ hexagram: 6, place: '初六', text: '不永所事，小有言，终吉。' }])
})

test('finds terms by Chinese and English name, quotations by book', async () => {
  for (const term of ['食神', 'Eating god']) expect((await resultOf('glossary', { term })).terms[0].id).toBe('god-shishen')
  const { quotations } = await resultOf('quotation', { words: '滴天髓', locale: 'zh_CN' })
  expect(quotations.length).toBeGreaterThan(0)
  for (const { source } of quotations) expect(source).toBe('滴天髓')
})

describe('errors name the wrong field', () => {
  test.for([
    ['chart', { birth: { ...LIN, place: 'Nowhere at all' } }, /place/],
    ['chart', { birth: { ...LIN, place: undefined } }, /place/],
    ['chart', { birth: { ...LIN, gender: 'x' } }, /gender/],
    ['chart', { birth: { ...LIN, local: '1990-02-30T08:30' } }, /^birth\.local/],
    ['chart', { birth: { ...ZHOU, zone: 'Asia/Nowhere' } }, /zone/],
    ['chart', { birth: LIN, colour: 'red' }, /colour/],
    ['day', { birth: LIN, date: '2026-02-30' }, /date/],
    ['day', { birth: LIN, date: '9999-01-01' }, /date/],
    ['year', { birth: LIN, year: 3000 }, /year/],
    ['best_days', { birth: LIN, purpose: 'moving', from: '2026-01-01', to: '2036-01-01' }, /to: at most/],
    ['best_days', { birth: LIN, purpose: 'gambling', from: '2026-01-01', to: '2026-02-01' }, /purpose/],
    ['compare', { birth: LIN }, /other/],
    ['hexagram', { cast: [6, 7, 8, 7, 7] }, /cast/],
    ['hexagram', { cast: [6, 7, 8, 7, 7, 5] }, /cast/],
  ] as const)('%s %j', async ([name, args, named]) => {
    expect(await refused(name, args)).toMatch(named)
  })
})
