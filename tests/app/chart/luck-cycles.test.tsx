import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { castChart } from '#bazi/index.ts'
import { LuckCycles } from '#app/features/chart/luck-cycles.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { toBirthInput } from '#birth/index.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'

const chart = castChart(toBirthInput(shanghai))
const show = (now: string) => renderPage(<LuckCycles chart={chart} now={now} />)

beforeEach(() => activateLocale('zh_CN'))

test('shows ten cycles with year, pair and age, marking the current', () => {
  show('2026-11-20T00:00:00Z')
  const cycles = screen.getAllByRole('button', { expanded: false })
  expect(cycles).toHaveLength(10)
  expect(cycles[0]!.textContent).toBe('1997壬午8 岁')
  expect(screen.getByText('七岁三月起运 · 行甲申')).toBeVisible()
  const present = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'time')
  expect(present.map((item) => item.textContent)).toEqual(['2017甲申28 岁'])
})

test('marks no cycle before the first', () => {
  show('1996-01-01T00:00:00Z')
  expect(screen.getByText('七岁三月起运 · 尚未起运')).toBeVisible()
  expect(screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'))).toEqual([])
})

test('opens the ten years of a cycle, also by keyboard', async () => {
  const user = userEvent.setup()
  show('2026-11-20T00:00:00Z')
  screen.getByRole('button', { name: /2017/ }).focus()
  await user.keyboard('{Enter}')
  const years = within(screen.getByText('甲申运的十年').parentElement!).getAllByRole('listitem')
  expect(years.map((year) => year.textContent)).toEqual([
    '2017丁酉正官',
    '2018戊戌偏印',
    '2019己亥正印',
    '2020庚子比肩',
    '2021辛丑劫财',
    '2022壬寅食神',
    '2023癸卯伤官',
    '2024甲辰偏财',
    '2025乙巳正财',
    '2026丙午七杀',
  ])
  expect(years.filter((year) => year.getAttribute('aria-current') === 'time').map((year) => year.textContent)).toEqual(['2026丙午七杀'])
  await user.keyboard('{Enter}')
  expect(screen.queryByText('甲申运的十年')).toBeNull()
})

test('counts January before 立春 to the previous year', async () => {
  const user = userEvent.setup()
  show('2026-01-15T00:00:00Z')
  await user.click(screen.getByRole('button', { name: /2017/ }))
  const present = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'time')
  expect(present.map((item) => item.textContent)).toEqual(['2017甲申28 岁', '2025乙巳正财'])
})
