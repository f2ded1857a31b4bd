import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { NO_PILLARS, parsePillars, formatPillars } from '#app/chart-table/pillar-picker/picked-pillars.ts'
import { PillarPicker } from '#app/chart-table/pillar-picker/pillar-picker.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { renderPage } from '../chart/page.tsx'

beforeEach(() => activateLocale('zh_CN'))

function Picker() {
  const [pillars, setPillars] = useState(NO_PILLARS)
  return (
    <>
      <PillarPicker pillars={pillars} onChange={setPillars} />
      <output>{formatPillars(pillars).join(' ')}</output>
    </>
  )
}

const told = () => screen.getByRole('status').textContent

test('eight taps pick four pillars: the grid goes on to the next sign by itself', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  for (const [grid, sign] of [
    ['选年柱的天干', '乙'],
    ['选年柱的地支', '未'],
    ['选月柱的天干', '戊'],
    ['选月柱的地支', '寅'],
  ] as const)
    await user.click(within(screen.getByRole('group', { name: grid })).getByText(sign))
  expect(told()).toBe('乙未 戊寅  ')
  expect(screen.getByRole('button', { name: '日柱天干：未填' }).getAttribute('aria-pressed')).toBe('true')
})

test('a branch that does not pair with the stem cannot be taken, and a stem that does not pair takes the branch away', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  const grid = (name: string) => within(screen.getByRole('group', { name }))
  await user.click(grid('选年柱的天干').getByText('甲'))
  const branches = grid('选年柱的地支')
  expect((branches.getByText('丑').closest('button') as HTMLButtonElement).disabled).toBe(true)
  await user.click(branches.getByText('子'))
  expect(told()).toBe('甲子   ')
  await user.click(screen.getByRole('button', { name: '年柱天干：甲' }))
  await user.click(grid('选年柱的天干').getByText('乙'))
  expect(told()).toBe('乙?   ')
})

test('four pillars are typed in one line; what cannot be read stays and is said when the line is left', async () => {
  const user = userEvent.setup()
  renderPage(<Picker />)
  const line = screen.getByRole('textbox', { name: '打字或粘贴' })
  await user.type(line, '甲丑')
  await user.tab()
  expect(screen.getByText('没读懂。请按年月日时写干支，如 己巳 丁丑。')).toBeVisible()
  expect((line as HTMLInputElement).value).toBe('甲丑')
  await user.clear(line)
  await user.type(line, '乙未 戊寅 丙辰 戊戌')
  expect(told()).toBe('乙未 戊寅 丙辰 戊戌')
})

test.each([
  ['乙未戊寅丙辰戊戌', '乙未 戊寅 丙辰 戊戌'],
  ['yi wei, wu yin, bing chen, wu xu', '乙未 戊寅 丙辰 戊戌'],
  ['wu wu', '戊午   '],
  ['乙未 戊寅 丙?', '乙未 戊寅 丙? '],
])('%s is read', (text, read) => {
  expect(formatPillars(parsePillars(text)!).join(' ')).toBe(read)
})

test.each(['', '甲', '甲丑', '子甲', 'hello', '甲子 甲子 甲子 甲子 甲子'])('%j is no pillars', (text) => {
  expect(parsePillars(text)).toBeNull()
})
