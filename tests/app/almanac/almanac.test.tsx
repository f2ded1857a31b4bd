import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Almanac } from '#app/features/almanac/almanac.tsx'
import { PlainTodayLine } from '#app/features/almanac/plain-today-line.tsx'
import { TodayLine } from '#app/features/almanac/today-line.tsx'
import { seen, startAt } from '../fortune/at-noon.tsx'
import { renderInApp } from '../shell/in-app.tsx'

beforeEach(() => startAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

function Page({ first }: { first: string | undefined }) {
  const [asked, setAsked] = useState(first)
  return (
    <>
      <output aria-label="address">{asked ?? 'today'}</output>
      <Almanac asked={asked} onShowDay={setAsked} />
    </>
  )
}

const open = (first?: string) => renderInApp(<Page first={first} />, '/almanac')
const address = () => screen.getByRole('status', { name: 'address' }).textContent
/** What stands beside a name in the lists of a day. */
const beside = (name: string) =>
  seen(() => screen.getByText(name, { selector: 'dt, dt *' }).closest('div')!.querySelector('dd')!.textContent)

// Pillars, lunar date, 建除, 值神, 冲, 煞, mansion and directions as printed almanacs have the day (tests/almanac holds lunar-typescript to them).
test('20 November 2026 is 戊戌, 十月十二: 闭 day under 金匮, facing the Dragon, 煞 in the north', async () => {
  open()
  await seen(() => screen.getByText('农历十月十二'))
  expect(screen.getByText('丙午年')).toBeVisible()
  expect(screen.getByText('己亥月')).toBeVisible()
  expect(screen.getByText('戊戌日')).toBeVisible()
  expect(await beside('建除')).toBe('闭日')
  expect(await beside('值神')).toBe('金匮，黄道')
  expect(await beside('冲')).toBe('冲龙（辰）')
  expect(await beside('煞方')).toBe('北')
  expect(await beside('二十八宿')).toMatch(/^牛金牛/)
  // 喜神: 戊癸原来在巽间.
  expect(await beside('喜神')).toBe('东南')
  // Purple Mountain Observatory: 立冬 2026-11-07 17:52, 小雪 2026-11-22 15:23.
  expect(await beside('节气')).toBe('立冬 11月7日 17:52')
  expect(await beside('下一节气')).toBe('小雪 11月22日 15:23')
  expect(screen.getByRole('region', { name: '宜' })).toBeVisible()
  expect(screen.getByRole('region', { name: '忌' })).toBeVisible()
})

test('the day of a solar term has it with its minute, and a festival its name', async () => {
  open('2026-11-22')
  await seen(() => screen.getByText('小雪 15:23'))
  act(() => void fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-02-17' } }))
  // The lunar year 丙午 begins on 17 February 2026 (State Council).
  await seen(() => screen.getByText('春节'))
  expect(screen.getByText('农历正月初一')).toBeVisible()
  expect(address()).toBe('2026-02-17')
})

test('a day of 诸事不宜 says so under 忌, as the page of the day does', async () => {
  open('2026-12-12')
  await seen(() => screen.getByText('庚申日'))
  expect(within(screen.getByRole('region', { name: '忌' })).getByText('诸事不宜，静养为上')).toBeVisible()
  expect(within(screen.getByRole('region', { name: '宜' })).getAllByRole('listitem').length).toBeGreaterThan(0)
})

test('the twelve double-hours of a 戊戌 day begin with 壬子, and six of them are lucky', async () => {
  open()
  const hours = within((await seen(() => screen.getByText('壬子'))).closest('ul')!)
  expect(hours.getAllByRole('listitem')).toHaveLength(12)
  expect(hours.getAllByText('吉')).toHaveLength(6)
})

test('buttons and arrow keys lead to the days beside, and today stands in no address', async () => {
  open()
  await seen(() => screen.getByText('农历十月十二'))
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await seen(() => screen.getByText('己亥日'))
  expect(address()).toBe('2026-11-21')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await seen(() => screen.getByText('丁酉日'))
  act(() => void screen.getByRole('button', { name: '回到今日' }).click())
  await seen(() => screen.getByText('戊戌日'))
  expect(address()).toBe('today')
})

test.each(['1900-12-31', '2100-01-01', '2026-02-30', '20261120', 'x'])('%s is said to be no day of the almanac', async (asked) => {
  open(asked)
  await seen(() => screen.getByRole('heading', { name: '历书里没有这一天' }))
  act(() => void screen.getByRole('button', { name: '看今日' }).click())
  await seen(() => screen.getByText('农历十月十二'))
})

test('the first day leads no further back, the last none further on', async () => {
  open('1901-01-01')
  await seen(() => screen.getByText('农历冬月十一'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '前一日' }).disabled).toBe(true)
  act(() => void fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2099-12-31' } }))
  await seen(() => screen.getByText('2099', { exact: false, selector: 'output' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一日' }).disabled).toBe(true)
})

test('the gods of the day are folded until they are asked for', async () => {
  open()
  const title = await seen(() => screen.getByText('吉神凶煞'))
  expect(title.closest('details')!.open).toBe(false)
})

test('the line of the login leads to the almanac at once, and says the day when it is reckoned', async () => {
  renderInApp(<PlainTodayLine />, '/login')
  expect((await seen(() => screen.getByRole('link', { name: '今日历书' }))).getAttribute('href')).toBe('/almanac')
})

test('reckoned, the line of the login says pair, lunar date and solar term', async () => {
  vi.setSystemTime(new Date('2026-11-22T09:00:00'))
  renderInApp(<TodayLine />, '/login')
  const line = await seen(() => screen.getByRole('link', { name: '庚子日 · 十月十四 · 小雪' }))
  expect(line.getAttribute('href')).toBe('/almanac')
})
