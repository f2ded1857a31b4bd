import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { activateLocale } from '#app/language/i18n.ts'
import { YearOverview } from '#app/routes/pages/year-overview.tsx'
import { annualViewOf, castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { getUserDb } from '#device/store/db.ts'
import { retryWithFakeClock, resetDeviceAt } from '../fortune/at-noon.tsx'
import { birth, logIn, renderInApp } from '../shell/in-app.tsx'

// Starts at 14:20 on a day that has the value 38 on its own page (`tests/app/fortune`).
beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

async function added(userId: string, profile: ArchiveProfile) {
  const { archive_id } = await addArchive(userId, profile)
  return (await getArchive(userId, archive_id))!
}

async function show(isMember: boolean | undefined, year = 2026, of: 'own' | 'friend' = 'own') {
  const { user_id } = await logIn()
  const own = await added(user_id, birth)
  const friend = await added(user_id, { ...birth, user_name: '周若棠', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  const archive = of === 'own' ? own : friend
  renderInApp(<YearOverview archive={archive} year={year} isMember={isMember} />)
  const grid = await retryWithFakeClock(() => screen.getByRole('grid', { name: '一年里每天的力量值' }))
  const cells = within(grid).getAllByRole('gridcell')
  const named = (name: string) => cells.find((cell) => cell.getAttribute('aria-label')?.startsWith(`${name} `))!
  const open = () => cells.filter((cell) => cell.getAttribute('aria-label')!.includes('力量值'))
  return { userId: user_id, archive, grid, cells, named, open }
}

const nameOf = (cell: Element | null) => cell?.getAttribute('aria-label')
const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.activeElement!, { key, ctrlKey })
const meansIn = () =>
  within(screen.getByRole('table', { name: '各月的平均力量值' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild!.textContent)

describe('a non-member', () => {
  test('sees values of thirty days before and after today only', async () => {
    const { cells, open, named } = await show(false)
    expect([cells.length, open().length]).toEqual([365, 61])
    expect([open()[0]!, open().at(-1)!].map((cell) => nameOf(cell)!.split(' ')[0])).toEqual(['10月21日', '12月20日'])
    expect(nameOf(named('11月20日'))).toBe('11月20日 戊戌，力量值 38，宜静')
    // 21 December is 31 days after 20 November (戊戌), so its pair is 己巳.
    expect(nameOf(named('12月21日'))).toBe('12月21日 己巳，未开放')
    expect(document.querySelectorAll('[data-at][data-band]')).toHaveLength(61)
  })

  test('sees one link to the shop; runs and means cover open days', async () => {
    const { open } = await show(false)
    const shop = screen.getByRole('link', { name: /其余 304 天随会员开放.*只按已开放的 61 天算/ })
    expect(shop.getAttribute('href')).toBe('/setting/shop')
    for (const name of ['最好的一段', '最静的一段'])
      expect(screen.getByText(name).parentElement!.textContent).toMatch(/1[12]月\d+日到1[12]月\d+日，\S+天，平均 \d+/)
    const begins = (name: string) => /(\d+)月(\d+)日到/.exec(screen.getByText(name).parentElement!.textContent)!.slice(1).map(Number)
    for (const name of ['最好的一段', '最静的一段']) expect(begins(name)[0]! * 100 + begins(name)[1]!).toBeGreaterThanOrEqual(1120)
    const values = open().map((cell) => Number(/力量值 (\d+)/.exec(nameOf(cell)!)![1]))
    const meanOf = (some: readonly number[]) => String(Math.round(some.reduce((sum, one) => sum + one, 0) / some.length))
    // 寒露 2026 is on 8 October, 立冬 on 7 November, 大雪 on 7 December.
    const closed = '未开放'
    expect(meansIn()).toEqual([
      ...Array.from({ length: 8 }, () => closed),
      meanOf(values.slice(0, 17)),
      meanOf(values.slice(17, 47)),
      meanOf(values.slice(47)),
      closed,
    ])
  })

  test('sees no values and no runs of another year', async () => {
    const { open, cells } = await show(false, 2025)
    expect([cells.length, open().length]).toEqual([366, 0])
    expect(screen.queryByText('最好的一段')).toBeNull()
    expect(screen.getByText('这一天还没有开放，会员可看')).toBeVisible()
    expect(screen.getByRole('link', { name: /其余 366 天随会员开放/ })).toBeVisible()
  })

  test('sees closed days drawn at their month’s score only', async () => {
    const { cells, archive, grid } = await show(false)
    const closed = cells.filter((cell) => cell.hasAttribute('data-closed'))
    expect(closed).toHaveLength(304)
    expect(closed.filter((cell) => cell.hasAttribute('data-band') || cell.hasAttribute('style'))).toEqual([])
    const heights = within(grid)
      .getAllByRole('row')
      .map((row) => row.style.getPropertyValue('--month-score'))
    const { months } = annualViewOf(castChart(toBirthInput(archive)), 2026)
    expect(heights).toEqual(months.map(({ score }) => `${score}%`))
    expect(screen.getByText('未开放，只画各月的高低')).toBeVisible()
  })

  test('still sees the value of a day opened earlier', async () => {
    const { userId, archive, named } = await show(false)
    const { archive_id } = archive
    await act(() => getUserDb(userId).fortunes.put({ archive_id, date: '2026-06-10', ganzhi: '', at: 1, view: null }))
    await retryWithFakeClock(() => expect(nameOf(named('6月10日'))).toContain('力量值'))
  })
})

test('explains the figures beside the map and the scale of its runs', async () => {
  await show(true)
  expect(screen.getByText('右列为月均：每天的力量值取平均，不是月柱得分')).toBeVisible()
  const textOf = (name: string) => screen.getByText(name).parentElement!.textContent
  expect(textOf('最好的一段')).toMatch(/日子另有自己的分数，整季宜缓也不妨碍这几天。$/)
  expect(textOf('最静的一段')).toMatch(/只说这几天，不说整月整季。$/)
})

test('shows every day to a member', async () => {
  const { open } = await show(true)
  expect(open()).toHaveLength(365)
  expect(screen.queryByRole('link', { name: /随会员开放/ })).toBeNull()
  expect(meansIn().every((mean) => /^\d\d$/.test(mean))).toBe(true)
})

test('shows no shop link while the membership is unknown', async () => {
  const { open } = await show(undefined)
  expect(open()).toHaveLength(61)
  expect(screen.queryByRole('link', { name: /随会员开放/ })).toBeNull()
})

describe('the selected day', () => {
  test('is today by default and links to today', async () => {
    const { named } = await show(false)
    const today = named('11月20日')
    expect([today.getAttribute('aria-current'), today.getAttribute('aria-selected'), today.tabIndex]).toEqual(['date', 'true', 0])
    expect(screen.getByText('力量值 38，宜静')).toBeVisible()
    const link = await retryWithFakeClock(() => screen.getByRole('link', { name: '看这一天' }))
    expect(link.getAttribute('href')).toBe('/fate/index')
  })

  test('changes by tap', async () => {
    const { named } = await show(false)
    fireEvent.click(named('11月3日'))
    expect(screen.getByText('11月3日')).toBeVisible()
    const link = await retryWithFakeClock(() => screen.getByRole('link', { name: '看这一天' }))
    expect(link.getAttribute('href')).toBe('/fate/index#2026-11-03')
    fireEvent.click(named('12月23日'))
    expect(screen.getByText('这一天还没有开放，会员可看')).toBeVisible()
    expect(screen.queryByRole('link', { name: '看这一天' })).toBeNull()
  })

  test('changes by arrow keys with a single tab stop', async () => {
    const { named, cells } = await show(false)
    act(() => named('11月20日').focus())
    const walk = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'End'].map((key) => {
      press(key)
      return nameOf(document.activeElement)!.split(' ')[0]
    })
    expect(walk).toEqual(['11月21日', '12月21日', '11月21日', '11月20日', '11月7日', '12月6日'])
    press('Home', true)
    expect(nameOf(document.activeElement)).toMatch(/^2月4日/)
    press('ArrowLeft')
    expect(nameOf(document.activeElement)).toMatch(/^2月4日/)
    press('End', true)
    expect(nameOf(document.activeElement)).toMatch(/^2月3日/)
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  })

  test('changes by the buttons for the previous and next day', async () => {
    await show(false)
    fireEvent.click(screen.getByRole('button', { name: '后一天' }))
    expect(screen.getByText('11月21日')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: '前一天' }))
    expect(screen.getByText('力量值 38，宜静')).toBeVisible()
  })

  test('has no link for a friend’s archive', async () => {
    await show(false, 2026, 'friend')
    expect(screen.getByText(/^力量值 \d+/)).toBeVisible()
    expect(screen.queryByRole('link', { name: '看这一天' })).toBeNull()
  })
})

test('shows the current layers side by side', async () => {
  await show(false)
  const strip = screen.getByRole('list', { name: '此刻' })
  // Almanac of 2026-11-20: 丙午 己亥 戊戌; 14:20 is 未, on a 戊 day 己未. Luck of this chart: `tests/app/chart`.
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['大运偏财甲申比肩', '流年七杀丙午正官', '流月正印己亥食神', '流日偏印戊戌偏印', '流时正印己未正印'])
})

// 4 February is 289 days before 20 November (戊戌), so its pair is 己酉.
test.each([
  ['zh_TW', '2月4日 己酉，未開放', /其中.天|適合收尾/],
  ['en_US', 'Feb 4 Ji You, not open', /^On \w+ of them/],
] as const)('words days and runs in %s', async (locale, closed, reason) => {
  await activateLocale(locale)
  const { user_id } = await logIn()
  renderInApp(<YearOverview archive={await added(user_id, birth)} year={2026} isMember={false} />)
  const grid = await retryWithFakeClock(() => screen.getByRole('grid'))
  expect(nameOf(within(grid).getAllByRole('gridcell')[0]!)).toBe(closed)
  expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
})
