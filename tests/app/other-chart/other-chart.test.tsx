import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OtherChartScreen } from '#app/features/other-chart/other-chart-screen.tsx'
import { ReverseSearchScreen } from '#app/features/other-chart/reverse-search-screen.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import type { Explanation } from '#bazi/index.ts'
import { shanghai as listed } from '../../catalogue/examples/archives.ts'
import { sanFrancisco, shanghai } from '../chart/births.ts'
import { renderPage } from '../chart/page.tsx'

beforeEach(() => activateLocale('zh_CN'))

const onAgree = vi.fn<(explanation: Explanation) => void>()
const onCreateArchive = vi.fn<(local: string) => void>()
beforeEach(() => {
  onAgree.mockClear()
  onCreateArchive.mockClear()
})

async function type(pillars: string) {
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: '打字或粘贴' }), pillars)
  return user
}

// Both charts of Steve Jobs are published: hour 戊戌 by the clock, 丁酉 in true solar time (vectors README).
test('explains a chart by the clock, shows both and applies it', async () => {
  renderPage(<OtherChartScreen archive={{ ...listed, ...sanFrancisco }} onAgree={onAgree} onCreateArchive={onCreateArchive} />)
  const user = await type('乙未 戊寅 丙辰 戊戌')
  const card = (await screen.findAllByRole('article'))[0]!
  expect(within(card).getByText('那边按钟表时间定日柱和时柱，没有换成真太阳时。')).toBeVisible()
  const rows = within(card)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual(['年柱月柱日柱时柱', '这边乙未戊寅丙辰丁酉', '那边乙未戊寅丙辰戊戌'])
  await user.click(within(card).getByRole('button', { name: '这份档案也这样排' }))
  expect(onAgree).toHaveBeenCalledTimes(1)
  expect(onAgree.mock.calls[0]![0].change).toEqual({ solarTime: false })
})

// Published chart p35 (vectors README): hour 甲子 by the default rules.
test('applies the rules of another school', async () => {
  const late = { birthday: '2000-01-01 23:30:00', offset_seconds: 28_800, solar_time: false, zi: '24' } as const
  renderPage(<OtherChartScreen archive={{ ...listed, ...shanghai, ...late }} onAgree={onAgree} onCreateArchive={onCreateArchive} />)
  const user = await type('己卯 丙子 戊午 壬子')
  const card = (await screen.findAllByRole('article'))[0]!
  expect(within(card).getByText('那边到零点才换日，夜子时的天干也从当天起。')).toBeVisible()
  await user.click(within(card).getByRole('button', { name: '这份档案也这样排' }))
  expect(onAgree.mock.calls[0]![0].change).toEqual({ zi: '24', school: { lateHour: 'kept-day' } })
})

test('explains a chart from 立春 for a lunar New Year archive', async () => {
  const before = { birthday: '1990-02-01 12:00:00', offset_seconds: 28_800, school: { yearName: 'lunar-new-year' } } as const
  renderPage(<OtherChartScreen archive={{ ...listed, ...shanghai, ...before }} onAgree={onAgree} onCreateArchive={onCreateArchive} />)
  await type('己巳 丁丑 丁酉 丙午')
  const card = (await screen.findAllByRole('article'))[0]!
  expect(within(card).getByText('那边从立春起换年柱。')).toBeVisible()
})

test('states that charts agree', async () => {
  renderPage(<OtherChartScreen archive={{ ...listed, ...sanFrancisco }} onAgree={onAgree} onCreateArchive={onCreateArchive} />)
  await type('乙未 戊寅 丙辰 丁酉')
  await screen.findByText('两边的四柱是一样的。')
})

test('lists matching times when no rule explains the pillars', async () => {
  renderPage(<OtherChartScreen archive={{ ...listed, ...shanghai }} onAgree={onAgree} onCreateArchive={onCreateArchive} />)
  const user = await type('乙未 戊寅 丙辰 戊戌')
  await screen.findByText(/没有一种能得到那四柱/)
  const times = screen.getAllByRole('button', { name: /用这个时间立一份档案/ })
  const first = times.find((time) => time.textContent.startsWith('1955-02-24'))!
  await user.click(first)
  expect(onCreateArchive.mock.calls[0]![0]).toMatch(/^1955-02-24T(?:19|20):/)
})

test('searches times from three pillars on', async () => {
  renderPage(<ReverseSearchScreen archives={[]} onCreateArchive={onCreateArchive} />)
  const user = await type('甲子 丙寅')
  expect(screen.getByText('年、月、日三柱填全了，就能查出它们在哪些日子。')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: '打字或粘贴' }), ' 甲子')
  expect(screen.queryByText('年、月、日三柱填全了，就能查出它们在哪些日子。')).toBeNull()
})
