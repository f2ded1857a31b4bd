import { fireEvent, screen, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { SolarDay } from 'tyme4ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Imports the almanac beforehand: on a busy machine its chunk takes longer than a test waits.
import '#app/features/days/find-days.ts'
import { DayFinderPage } from '#app/routes/pages/day-finder-page.tsx'
import { defaultSettings } from '#contract/default-settings.ts'
import { addArchive } from '#device/archives/archives.ts'
import { retryWithFakeClock, resetDeviceAt } from '../fortune/at-noon.tsx'
import { birth, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubResponses } from '../shop/answers.ts'

/** Files that the page downloaded. */
let files: File[] = []

beforeEach(async () => {
  await resetDeviceAt('2026-11-20T14:20:00')
  files = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:days'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => vi.useRealTimers())

// Lin's pillars are 庚午 辛巳 庚辰: 子 days clash with the year branch, 戌 days with the day branch.
const other = { ...birth, user_name: '沈伯川', birthday: '1988-02-03 10:20:00', offset_seconds: 28_800 }

async function openFinder({ isMember = false, alone = false } = {}) {
  const { user_id, email } = await logIn()
  const membership = { is_vip: isMember, is_month_vip: false, is_year_vip: isMember, is_big_member: isMember }
  const data = {
    user_id,
    email,
    ...membership,
    interface_language: 'zh_CN',
    config: { interface_language: 'zh_CN', settings: defaultSettings },
  }
  stubResponses({ '/user/user-info': { code: 0, data } })
  await addArchive(user_id, birth)
  if (!alone) await addArchive(user_id, other)
  renderInApp(<DayFinderPage />, '/fate/days')
  await list()
}

const list = () => retryWithFakeClock(() => screen.getByRole('heading', { name: '可选的日子' }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const dates = () => [...document.querySelectorAll('ol summary')].map((each) => /\d{4}-\d\d-\d\d/.exec(each.textContent)![0])
const toggle = (details: Element) => {
  ;(details as HTMLDetailsElement).open = true
  fireEvent(details, new Event('toggle'))
}
const days = () => screen.getByRole('heading', { name: '可选的日子' }).closest('section')!
const counted = () => within(days()).getByRole('status').textContent

describe('a non-member', () => {
  test('finds days within thirty days from today', async () => {
    await openFinder()
    expect(counted()).toMatch(/^30 天里有 \d+ 天$/)
    for (const date of dates()) expect(date >= '2026-11-20' && date <= '2026-12-19').toBe(true)
    expect(screen.queryByText(/会员可看/)).toBeNull()
  })

  test('sees a link to membership instead of later days', async () => {
    await openFinder()
    choose('一年')
    expect(screen.getByRole('link', { name: /三十天以外的日子，会员可看/ }).getAttribute('href')).toBe('/setting/shop')
    expect(counted()).toMatch(/^31 天/)
    expect(dates().filter((date) => date > '2026-12-20')).toEqual([])
  })

  test('gets no list for a range beyond thirty days', async () => {
    await openFinder()
    choose('自选日期')
    fireEvent.change(screen.getByRole('textbox', { name: '到哪天' }), { target: { value: '2027-02-01' } })
    fireEvent.change(screen.getByRole('textbox', { name: '从哪天' }), { target: { value: '2027-01-01' } })
    expect(screen.getByRole('link', { name: /这一段在三十天以外/ })).not.toBeNull()
    expect(screen.queryByRole('heading', { name: '可选的日子' })).toBeNull()
  })
})

describe('a member', () => {
  test('finds days of a year, twenty per page', async () => {
    await openFinder({ isMember: true })
    choose('一年')
    expect(counted()).toMatch(/^365 天/)
    expect(dates()).toHaveLength(20)
    fireEvent.click(screen.getByRole('button', { name: '再看 20 天' }))
    expect(dates()).toHaveLength(40)
    expect(screen.queryByText(/会员可看/)).toBeNull()
  })

  test('searches at most ten years', async () => {
    await openFinder({ isMember: true })
    choose('自选日期')
    fireEvent.change(screen.getByRole('textbox', { name: '到哪天' }), { target: { value: '2036-11-19' } })
    expect(counted()).toMatch(/^3653 天/)
    fireEvent.change(screen.getByRole('textbox', { name: '到哪天' }), { target: { value: '2036-11-20' } })
    expect(screen.getByText('到哪天 · 一次最多看十年')).not.toBeNull()
    expect(screen.queryByRole('heading', { name: '可选的日子' })).toBeNull()
  })

  test('gets an error at the field of an invalid date', async () => {
    await openFinder({ isMember: true })
    choose('自选日期')
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: '从哪天' })
    expect(from.value).toBe('2026-11-20')
    fireEvent.change(from, { target: { value: '2026-02-31' } })
    fireEvent.blur(from)
    expect(from.value).toBe('2026-02-31')
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/^从哪天 · 没有这个日期/)).not.toBeNull()
    fireEvent.change(from, { target: { value: '20261201' } })
    fireEvent.blur(from)
    expect(from.value).toBe('2026-12-01')
  })
})

describe('a found day', () => {
  test('lists the points of its fit and its suitable hours', async () => {
    await openFinder()
    const details = days().querySelector('details')!
    toggle(details)
    const rows = [...details.querySelectorAll('dl > div')].map((row) => Number(row.lastChild!.textContent!.replace('−', '-')))
    const sum = rows.pop()
    expect(rows.reduce((total, each) => total + each, 0)).toBe(sum)
    expect(within(details).getByText('当日力量值', { exact: false })).not.toBeNull()
    const hours = details.textContent.match(/.时 \d\d:00–\d\d:00/g)!
    expect([2, 3]).toContain(hours.length)
    const date = /\d{4}-\d\d-\d\d/.exec(details.textContent)![0]
    expect(within(details).getByRole('link', { name: '看这一天' }).getAttribute('href')).toMatch(new RegExp(`^/fate/index(#${date})?$`))
  })

  test('starts for two people from the lower value', async () => {
    await openFinder({ isMember: true })
    choose('一年')
    fireEvent.change(screen.getByRole('combobox', { name: '和谁一起' }), {
      target: { value: screen.getByRole<HTMLOptionElement>('option', { name: '沈伯川' }).value },
    })
    const details = days().querySelector('details')!
    toggle(details)
    const [lin, shen, ...rest] = [...details.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect([lin, shen]).toEqual([expect.stringMatching(/^林知远的力量值/), expect.stringMatching(/^沈伯川的力量值/)])
    const points = (text: string | null | undefined) => Number(/[+−]?\d+$/.exec(text!)![0].replace('−', '-'))
    const sum = points(rest.pop())
    expect(rest.reduce((total, text) => total + points(text), Math.min(points(lin), points(shen)))).toBe(sum)
  })

  test('is exported as a whole day with alarm, without birth data', async () => {
    await openFinder()
    const details = days().querySelector('details')!
    toggle(details)
    fireEvent.click(within(details).getByRole('button', { name: '加入日历' }))
    const text = await files[0]!.text()
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
    expect(events).toHaveLength(1)
    const [event] = events
    expect(event!.summary).toBe('搬家')
    expect(event!.startDate.toString()).toBe(/\d{4}-\d\d-\d\d/.exec(details.textContent)![0])
    expect(event!.description).toMatch(/^当日力量值，.+：\d+\n/)
    expect(event!.description).toMatch(/合适的时辰：.时/)
    expect(text.replaceAll(/\r\n /g, '')).not.toMatch(/1990|05-15|0515|08:30|上海/)
    await retryWithFakeClock(() => screen.getByText('日历文件已存下，打开它就进日历。'))
  })
})

test('exports all days with a clock time if given', async () => {
  await openFinder({ isMember: true })
  choose('三个月')
  choose('定个钟点，到时提醒')
  fireEvent.change(screen.getByLabelText('几点开始'), { target: { value: '10:30' } })
  const [, count] = /有 (\d+) 天/.exec(counted())!
  fireEvent.click(screen.getByRole('button', { name: `全部加入日历（${count} 天）` }))
  const events = new ICAL.Component(ICAL.parse(await files[0]!.text())).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events).toHaveLength(Number(count))
  for (const { startDate } of events) expect([startDate.isDate, startDate.hour, startDate.minute]).toEqual([false, 10, 30])
})

test('groups excluded days by the pillar they clash with', async () => {
  await openFinder({ isMember: true, alone: true })
  choose('一年')
  for (const [pillar, branch] of [
    ['年柱', '子'],
    ['日柱', '戌'],
  ] as const) {
    const details = screen.getByText(`与林知远的${pillar}相冲`).closest('details')!
    const [, count] = /(\d+) 天/.exec(details.querySelector('summary')!.textContent)!
    toggle(details)
    const isos = [...details.querySelectorAll('time')].map((each) => each.dateTime)
    expect(isos).toHaveLength(Number(count))
    // Each branch falls on 30 or 31 days of a year.
    expect([30, 31]).toContain(isos.length)
    for (const iso of isos) {
      const [year, month, day] = iso.split('-').map(Number)
      expect(SolarDay.fromYmd(year!, month!, day!).getSixtyCycleDay().getSixtyCycle().getEarthBranch().getName()).toBe(branch)
    }
  }
})

test('updates at once for another purpose and offers adding a friend', async () => {
  await openFinder({ isMember: true, alone: true })
  choose('一年')
  const before = counted()
  choose('理发')
  expect(counted()).not.toBe(before)
  expect(screen.getByRole('link', { name: '添加亲友' }).getAttribute('href')).toBe('/archive/add')
})
