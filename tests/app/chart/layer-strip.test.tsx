import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { castChart, type Chart, SIXTY } from '#bazi/index.ts'
import { LuckCycles } from '#app/features/chart/luck-cycles.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { castInputOf } from '#birth/index.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

/** 庚午 辛巳 庚辰 庚辰, luck from 1997-09-10: 壬午 癸未 甲申 … */
const chart = castChart(castInputOf(shanghai))

beforeEach(() => activateLocale('zh_CN'))

/** Noon of a day on the device's own clock. */
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

/** The pillars put in place of the chart's own. */
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
  test('stand side by side with their pillars and ten gods, the year chosen', async () => {
    const { cells, lines, strip } = await show('2026-11-22')
    // 2026-11-22 in any almanac: 丙午 己亥 庚子; noon is 午, of a 庚 day 壬午.
    expect(cells()).toEqual(['大运偏财甲申比肩', '流年七杀丙午正官', '流月正印己亥食神', '流日比肩庚子伤官', '流时食神壬午正官'])
    expect(strip.getByRole('radio', { checked: true, name: /流年/ })).toBeVisible()
    // 午 and 午 meet their own kind; 丙 and 辛 join into water; the heavier of the two comes first.
    expect(lines().slice(0, 2)).toEqual(['流年午与年支午自刑', '流年丙与月干辛合水'])
    expect(strip.getByText(/^另有 \d+ 条$/)).toBeVisible()
  })

  test('what a shorter layer brings is told where it is chosen, longer layers and natal pillars by name', async () => {
    const { choose, lines } = await show('2026-11-22')
    choose('流月')
    expect(lines()[0]).toBe('流月亥冲月支巳')
    choose('流日')
    // 申 of the cycle and 辰 of day and hour wait for the 子 of the day; 丙午 and 庚子 face each other.
    expect(lines().slice(0, 3)).toEqual(['流日子、大运申、日支辰和时支辰三合水局', '流日庚子与流年丙午干克支冲（反吟）', '流日子冲年支午'])
  })

  test('cycle and year of one pair are said as such', async () => {
    const { lines } = await show('2026-11-22', withPillars('庚申 辛巳 庚辰 庚辰', '丙午'))
    expect(lines()[0]).toBe('流年丙午与大运丙午干支相同（岁运并临）')
  })

  test('a trine that year and month close together names its natal branch', async () => {
    // 2026 is 午 and its 寅 month begins on 4 February; the natal day has the 戌.
    const { choose, lines } = await show('2026-02-20', withPillars('辛丑 癸巳 甲戌 丁卯', '丁亥'))
    choose('流月')
    expect(lines()).toContain('流月寅、流年午和日支戌三合火局')
  })

  test('a void that is filled and the stars that come are told too', async () => {
    // 庚辰 is of the decade of 甲戌: 申 and 酉 are void.
    const { lines } = await show('2026-11-22', withPillars('丁未 辛酉 庚辰 庚辰', '癸酉'))
    fireEvent.click(screen.getByRole('radio', { name: /大运/ }))
    expect(lines()).toContain('大运酉填实月支酉之空')
    expect(lines()).toContain('大运癸酉为日柱庚辰带来羊刃')
  })

  test('before luck starts there is no cycle, and an unknown hour takes no part', async () => {
    const { cells, choose, strip } = await show('1996-06-01', castChart(castInputOf({ ...shanghai, hour_unknown: true })))
    expect(cells().map((cell) => cell.slice(0, 2))).toEqual(['流年', '流月', '流日', '流时'])
    for (const layer of ['流年', '流月', '流日', '流时']) {
      choose(layer)
      expect(strip.queryByText(/时柱|时支|时干|大运/)).toBeNull()
    }
  })
})

describe('another moment', () => {
  test('is one of the chosen layer on or back, and now again', async () => {
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

  test('of the next month is in the next month, also where the jie comes later in it', async () => {
    // 立春 2026 is on 4 February in the afternoon (China), 惊蛰 on 5 March in the evening.
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

  test('ends with the years that are reckoned', async () => {
    const { strip } = await show('2100-06-01')
    expect(strip.getByRole<HTMLButtonElement>('button', { name: '后一个流年' }).disabled).toBe(true)
    expect(strip.getByRole<HTMLButtonElement>('button', { name: '前一个流年' }).disabled).toBe(false)
  })

  test('a year of a cycle leads here, and all of it goes by the keyboard', async () => {
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
    'the day’s Geng Zi faces the year’s Bing Wu, stem and branch',
  ],
] as const)('%s says who meets whom in its own words', async (locale, trine, counter) => {
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
