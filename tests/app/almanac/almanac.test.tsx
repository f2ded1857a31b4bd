import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AlmanacContent } from '#app/features/almanac/almanac.tsx'
import { PlainTodayAlmanacLink } from '#app/features/almanac/lazy-today-almanac-link.tsx'
import { TodayAlmanacLink } from '#app/features/almanac/today-almanac-link.tsx'
import { retryWithFakeClock, resetDeviceAt } from '../fortune/at-noon.tsx'
import { renderInApp } from '../shell/in-app.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

function Page({ first }: { first: string | undefined }) {
  const [asked, setAsked] = useState(first)
  return (
    <>
      <output aria-label="address">{asked ?? 'today'}</output>
      <AlmanacContent asked={asked} onShowDay={setAsked} />
    </>
  )
}

const open = (first?: string) => renderInApp(<Page first={first} />, '/almanac')
const address = () => screen.getByRole('status', { name: 'address' }).textContent
/** Text of the description next to a term in the day's lists. */
const beside = (name: string) =>
  retryWithFakeClock(() => screen.getByText(name, { selector: 'dt, dt *' }).closest('div')!.querySelector('dd')!.textContent)

// Expected values are those of printed almanacs; tests/almanac checks lunar-typescript against them.
test('shows the published almanac entries of 20 November 2026', async () => {
  open()
  await retryWithFakeClock(() => screen.getByText('农历十月十二'))
  expect(screen.getByText('丙午年')).toBeVisible()
  expect(screen.getByText('己亥月')).toBeVisible()
  expect(screen.getByText('戊戌日')).toBeVisible()
  expect(await beside('建除')).toBe('闭日')
  expect(await beside('值神')).toBe('金匮，黄道')
  expect(await beside('冲')).toBe('冲龙（辰）')
  expect(await beside('煞方')).toBe('北')
  expect(await beside('二十八宿')).toMatch(/^牛金牛/)
  // By the verse of 喜神: 戊癸原来在巽间; 巽 is the southeast.
  expect(await beside('喜神')).toBe('东南')
  // Times of Purple Mountain Observatory: 立冬 2026-11-07 17:52, 小雪 2026-11-22 15:23.
  expect(await beside('节气')).toBe('立冬 11月7日 17:52')
  expect(await beside('下一节气')).toBe('小雪 11月22日 15:23')
  expect(screen.getByRole('region', { name: '宜' })).toBeVisible()
  expect(screen.getByRole('region', { name: '忌' })).toBeVisible()
})

test('shows a solar term’s minute and a festival’s name', async () => {
  open('2026-11-22')
  await retryWithFakeClock(() => screen.getByText('小雪 15:23'))
  act(() => void fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-02-17' } }))
  // The lunar year 丙午 begins on 17 February 2026 (State Council).
  await retryWithFakeClock(() => screen.getByText('春节'))
  expect(screen.getByText('农历正月初一')).toBeVisible()
  expect(address()).toBe('2026-02-17')
})

test('shows 诸事不宜 under 忌', async () => {
  open('2026-12-12')
  await retryWithFakeClock(() => screen.getByText('庚申日'))
  expect(within(screen.getByRole('region', { name: '忌' })).getByText('诸事不宜，静养为上')).toBeVisible()
  expect(within(screen.getByRole('region', { name: '宜' })).getAllByRole('listitem').length).toBeGreaterThan(0)
})

test('lists twelve hours from 壬子 on a 戊戌 day, six lucky', async () => {
  open()
  const hours = within((await retryWithFakeClock(() => screen.getByText('壬子'))).closest('ul')!)
  expect(hours.getAllByRole('listitem')).toHaveLength(12)
  expect(hours.getAllByText('吉')).toHaveLength(6)
})

test('moves between days by button and arrow key; today has no date', async () => {
  open()
  await retryWithFakeClock(() => screen.getByText('农历十月十二'))
  act(() => void screen.getByRole('button', { name: '后一日' }).click())
  await retryWithFakeClock(() => screen.getByText('己亥日'))
  expect(address()).toBe('2026-11-21')
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  act(() => void fireEvent.keyDown(document.body, { key: 'ArrowLeft' }))
  await retryWithFakeClock(() => screen.getByText('丁酉日'))
  act(() => void screen.getByRole('button', { name: '回到今日' }).click())
  await retryWithFakeClock(() => screen.getByText('戊戌日'))
  expect(address()).toBe('today')
})

test.each(['1900-12-31', '2100-01-01', '2026-02-30', '20261120', 'x'])('refuses %s as a day of the almanac', async (asked) => {
  open(asked)
  await retryWithFakeClock(() => screen.getByRole('heading', { name: '历书里没有这一天' }))
  act(() => void screen.getByRole('button', { name: '看今日' }).click())
  await retryWithFakeClock(() => screen.getByText('农历十月十二'))
})

test('disables stepping past the first and the last day', async () => {
  open('1901-01-01')
  await retryWithFakeClock(() => screen.getByText('农历冬月十一'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '前一日' }).disabled).toBe(true)
  act(() => void fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2099-12-31' } }))
  await retryWithFakeClock(() => screen.getByText('2099', { exact: false, selector: 'output' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '后一日' }).disabled).toBe(true)
})

test('folds the gods of the day by default', async () => {
  open()
  const title = await retryWithFakeClock(() => screen.getByText('吉神凶煞'))
  expect(title.closest('details')!.open).toBe(false)
})

test('links the login line to the almanac before it is computed', async () => {
  renderInApp(<PlainTodayAlmanacLink />, '/login')
  expect((await retryWithFakeClock(() => screen.getByRole('link', { name: '今日历书' }))).getAttribute('href')).toBe('/almanac')
})

test('shows pair, lunar date and solar term in the login line', async () => {
  vi.setSystemTime(new Date('2026-11-22T09:00:00'))
  renderInApp(<TodayAlmanacLink />, '/login')
  const line = await retryWithFakeClock(() => screen.getByRole('link', { name: '庚子日 · 十月十四 · 小雪' }))
  expect(line.getAttribute('href')).toBe('/almanac')
})
