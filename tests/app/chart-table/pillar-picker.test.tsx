import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { NO_PILLARS, parsePillars, formatPickedPillars } from '#app/chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '#app/chart-table/pillar-picker/pillar-picker.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { renderPage } from '../chart/page.tsx'

beforeEach(() => activateLocale('zh_CN'))

function Picker() {
  const [pillars, setPillars] = useState(NO_PILLARS)
  return (
    <>
      <PillarPicker pillars={pillars} onChange={setPillars} />
      <output>{formatPickedPillars(pillars).join(' ')}</output>
    </>
  )
}

const shownPillars = () => screen.getByRole('status').textContent

test('moves to the next sign by itself after each tap', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  for (const [grid, sign] of [
    ['选年柱的天干', '乙'],
    ['选年柱的地支', '未'],
    ['选月柱的天干', '戊'],
    ['选月柱的地支', '寅'],
  ] as const)
    await user.click(within(screen.getByRole('group', { name: grid })).getByText(sign))
  expect(shownPillars()).toBe('乙未 戊寅  ')
  expect(screen.getByRole('button', { name: '日柱天干：未填' }).getAttribute('aria-pressed')).toBe('true')
})

test('refuses a branch that does not pair with its stem', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  const grid = (name: string) => within(screen.getByRole('group', { name }))
  await user.click(grid('选年柱的天干').getByText('甲'))
  const branches = grid('选年柱的地支')
  expect((branches.getByText('丑').closest('button') as HTMLButtonElement).disabled).toBe(true)
  await user.click(branches.getByText('子'))
  expect(shownPillars()).toBe('甲子   ')
  await user.click(screen.getByRole('button', { name: '年柱天干：甲' }))
  await user.click(grid('选年柱的天干').getByText('乙'))
  expect(shownPillars()).toBe('乙?   ')
})

test('parses typed pillars and reports unreadable text on blur', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  const line = screen.getByRole('textbox', { name: '打字或粘贴' })
  await user.type(line, '甲丑')
  await user.tab()
  expect(screen.getByText('没读懂。请按年月日时写干支，如 己巳 丁丑。')).toBeVisible()
  expect((line as HTMLInputElement).value).toBe('甲丑')
  await user.clear(line)
  await user.type(line, '乙未 戊寅 丙辰 戊戌')
  expect(shownPillars()).toBe('乙未 戊寅 丙辰 戊戌')
})

test.each([
  ['乙未戊寅丙辰戊戌', '乙未 戊寅 丙辰 戊戌'],
  ['yi wei, wu yin, bing chen, wu xu', '乙未 戊寅 丙辰 戊戌'],
  ['wu wu', '戊午   '],
  ['乙未 戊寅 丙?', '乙未 戊寅 丙? '],
])('parses %s', (text, read) => {
  expect(formatPickedPillars(parsePillars(text)!).join(' ')).toBe(read)
})

test.each(['', '甲', '甲丑', '子甲', 'hello', '甲子 甲子 甲子 甲子 甲子'])('refuses %j as pillars', (text) => {
  expect(parsePillars(text)).toBeNull()
})
