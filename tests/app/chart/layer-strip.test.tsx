import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { castChart, type Chart, SIXTY } from '#bazi/index.ts'
import { LuckCycles } from '#app/features/chart/luck-cycles.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { toBirthInput } from '#birth/index.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

/** Chart 庚午 辛巳 庚辰 庚辰, with luck from 1997-09-10: 壬午 癸未 甲申 … */
const chart = castChart(toBirthInput(shanghai))

beforeEach(() => activateLocale('zh_CN'))

/** Noon of a date in the device's time zone, as ISO UTC. */
const noonOf = (date: string) => new Date(`${date}T12:00:00`).toISOString().replace('.000', '')

async function show(date: string, of: Chart = chart) {
  renderPage(<LuckCycles chart={of} now={noonOf(date)} />)
  const cells = await screen.findByRole('radiogroup', { name: '逐层看' })
  const strip = cells.closest('section')!
  return {
    user: userEvent.setup(),
    strip: within(strip),
    cells: () => [...cells.querySelectorAll('label')].map((cell) => cell.textContent),
    lines: () =>
      within(strip)
        .queryAllByRole('listitem')
        .map((line) => line.textContent),
    choose: (layer: string) => fireEvent.click(within(cells).getByRole('radio', { name: new RegExp(layer) })),
    moment: () => within(strip).getByLabelText<HTMLInputElement>('时刻').value,
  }
}

/** Returns the chart with these natal pillars and a single luck cycle. */
function withPillars(natal: string, major: string): Chart {
  const [year, month, day, hour] = natal.split(' ').map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text)!)
  const ruling = SIXTY.find(({ ganzhi }) => ganzhi === major)!
  const pillars = [{ ...ruling, startDate: '1997-09-10', startYear: 1997, nominalAge: 8 }]
  return {
    ...chart,
    pillars: { year, month, day, hour } as unknown as Chart['pillars'],
    luck: { ...chart.luck, endDate: '2097-09-10', pillars },
  }
}

describe('the layers of a moment', () => {
  test('shows pillars and ten gods of all layers, the year selected', async () => {
    const { cells, lines, strip } = await show('2026-11-22')
    // Expected pairs by the almanac of 2026-11-22: 丙午 己亥 庚子; noon is in the hour of 午, on a 庚 day 壬午.
    expect(cells()).toEqual(['大运偏财甲申比肩', '流年七杀丙午正官', '流月正印己亥食神', '流日比肩庚子伤官', '流时食神壬午正官'])
    expect(strip.getByRole('radio', { checked: true, name: /流年/ })).toBeVisible()
    // 午 and 午 punish each other, 丙 and 辛 combine into water; the stronger relation is listed first.
    expect(lines().slice(0, 2)).toEqual(['流年午与年支午自刑', '流年丙与月干辛合水'])
    expect(strip.getByText(/^另有 \d+ 条$/)).toBeVisible()
  })

  test('lists relations of a shorter layer when it is selected', async () => {
    const { choose, lines } = await show('2026-11-22')
    choose('流月')
    expect(lines()[0]).toBe('流月亥冲月支巳')
    choose('流日')
    // 申 of the cycle, 辰 of day and hour and 子 of the day form 三合; 丙午 and 庚子 clash in stem and branch.
    expect(lines().slice(0, 3)).toEqual(['流日子、大运申、日支辰和时支辰三合水局', '流日庚子与流年丙午干克支冲（反吟）', '流日子冲年支午'])
  })

  test('states when cycle and year share one pair', async () => {
    const { lines } = await show('2026-11-22', withPillars('庚申 辛巳 庚辰 庚辰', '丙午'))
    expect(lines()[0]).toBe('流年丙午与大运丙午干支相同（岁运并临）')
  })

  test('names the natal branch of a trine with year and month', async () => {
    // 2026 is a 午 year, its 寅 month begins on 4 February; the natal day has 戌.
    const { choose, lines } = await show('2026-02-20', withPillars('辛丑 癸巳 甲戌 丁卯', '丁亥'))
    choose('流月')
    expect(lines()).toContain('流月寅、流年午和日支戌三合火局')
  })

  test('lists filled voids and new stars', async () => {
    // 庚辰 belongs to the decade of 甲戌, whose void branches are 申 and 酉.
    const { lines } = await show('2026-11-22', withPillars('丁未 辛酉 庚辰 庚辰', '癸酉'))
    fireEvent.click(screen.getByRole('radio', { name: /大运/ }))
    expect(lines()).toContain('大运酉填实月支酉之空')
    expect(lines()).toContain('大运癸酉为日柱庚辰带来羊刃')
  })

  test('shows no cycle before luck starts and omits an unknown hour', async () => {
    const { cells, choose, strip } = await show('1996-06-01', castChart(toBirthInput({ ...shanghai, hour_unknown: true })))
    expect(cells().map((cell) => cell.slice(0, 2))).toEqual(['流年', '流月', '流日', '流时'])
    for (const layer of ['流年', '流月', '流日', '流时']) {
      choose(layer)
      expect(strip.queryByText(/时柱|时支|时干|大运/)).toBeNull()
    }
  })
})

describe('another moment', () => {
  test('moves by one of the selected layer, and back to now', async () => {
    const { user, cells, choose, moment, strip } = await show('2026-11-22')
    await user.click(strip.getByRole('button', { name: '后一个流年' }))
    expect([cells()[1], moment()]).toEqual(['流年正官丁未正印', '2027-11-22T12:00'])
    choose('流月')
    await user.click(strip.getByRole('button', { name: '前一个流月' }))
    expect(moment()).toBe('2027-10-22T12:00')
    choose('流日')
    await user.click(strip.getByRole('button', { name: '前一个流日' }))
    expect(moment()).toBe('2027-10-21T12:00')
    choose('流时')
    await user.click(strip.getByRole('button', { name: '后一个流时' }))
    expect(moment()).toBe('2027-10-21T14:00')
    await user.click(strip.getByRole('button', { name: '此刻' }))
    expect(moment()).toBe('2026-11-22T12:00')
  })

  test('moves into the next month even when its jie is later', async () => {
    // In China 立春 2026 is in the afternoon of 4 February, 惊蛰 in the evening of 5 March.
    const { user, cells, choose, strip } = await show('2026-02-05')
    choose('流月')
    expect(cells()[2]).toContain('庚寅')
    await user.click(strip.getByRole('button', { name: '后一个流月' }))
    expect(cells()[2]).toContain('辛卯')
  })

  test('is set by date and clock', async () => {
    const { cells, strip } = await show('2026-11-22')
    fireEvent.change(strip.getByLabelText('时刻'), { target: { value: '1990-06-15T12:00' } })
    expect(cells()[0]).toBe('流年比肩庚午正官')
  })

  test('ends with the years that can be computed', async () => {
    const { strip } = await show('2100-06-01')
    expect(strip.getByRole<HTMLButtonElement>('button', { name: '后一个流年' }).disabled).toBe(true)
    expect(strip.getByRole<HTMLButtonElement>('button', { name: '前一个流年' }).disabled).toBe(false)
  })

  test('is reached from a year of a cycle by keyboard', async () => {
    const { user, cells, moment, strip } = await show('2026-11-22')
    screen.getByRole('button', { name: /^2017/ }).focus()
    await user.keyboard('{Enter}')
    screen.getByRole('button', { name: /^2020/ }).focus()
    await user.keyboard('{Enter}')
    expect([cells()[1], moment()]).toEqual(['流年比肩庚子伤官', '2020-11-22T12:00'])
    expect(document.activeElement).toBe(strip.getByRole('radio', { name: /流年/ }))
    await user.keyboard('{ArrowRight}')
    expect(strip.getByRole('radio', { checked: true, name: /流月/ })).toBeVisible()
    await user.tab()
    expect(document.activeElement).toBe(strip.getByRole('button', { name: '前一个流月' }))
    await user.keyboard('{Enter}')
    expect(moment()).toBe('2020-10-22T12:00')
  })
})

test.each([
  ['zh_TW', '流日子、大運申、日支辰和時支辰三合水局', '流日庚子與流年丙午干剋支沖（反吟）'],
  [
    'en_US',
    'the day’s Rat, the cycle’s Monkey, the Dragon in your day pillar, and the Dragon in your hour pillar join three ways into Water',
    'the day’s Geng Zi clashes with the year’s Bing Wu, stem and branch',
  ],
] as const)('words relations between layers in %s', async (locale, trine, counter) => {
  await activateLocale(locale)
  renderPage(<LuckCycles chart={chart} now={noonOf('2026-11-22')} />)
  const strip = (await screen.findByRole('radiogroup')).closest('section')!
  fireEvent.click(within(strip).getAllByRole('radio')[3]!)
  expect(
    within(strip)
      .getAllByRole('listitem')
      .slice(0, 2)
      .map((line) => line.textContent),
  ).toEqual([trine, counter])
})
