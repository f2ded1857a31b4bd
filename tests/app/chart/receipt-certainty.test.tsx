import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addArchive } from '#device/archives/archives.ts'
import { shanghai } from './births.ts'
import { renderPage } from './page.tsx'
import { onCompare, openReceipt, Screen, USER, useReceiptPage } from './receipt-page.tsx'

useReceiptPage()

test.each([
  ['2024-02-04 16:27:00', null, [true, true, false, false]],
  // The hour changes at 07:00, which is within 15 minutes of 06:45.
  ['2024-03-10 06:45:00', null, [false, false, false, false]],
  ['2024-03-10 06:45:00', 900, [false, false, false, true]],
  // No pillar is uncertain once the user has chosen a side.
  ['2024-02-04 16:27:08', 0, [false, false, false, false]],
])('marks for %s, known within %s s, the uncertain pillars', async (birthday, precision, marked) => {
  const { archive_id } = await addArchive(USER, {
    ...shanghai,
    birthday,
    told_within: precision,
    offset_seconds: 28_800,
    solar_time: false,
  })
  renderPage(<Screen archiveId={archive_id} />)
  const heads = within(await screen.findByRole('table', { name: '命盘' })).getAllByRole('columnheader')
  expect(heads.map((head) => 'open' in head.dataset)).toEqual(marked)
})

// Almanac: 15 May 1990 is 庚辰, the next day 辛巳; 庚 days begin with 丙子, 辛 days with 戊子 (五鼠遁).
test('lists pillars of all hours for an unknown hour, marking changes', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true, solar_time: false })
  expect(receipt.textContent).toContain('不论哪个时辰，年柱和月柱都是庚午和辛巳。')
  const rows = within(receipt).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '生在日柱时柱',
    '00:00–01:00庚辰丙子',
    '01:00–03:00庚辰丁丑',
    '03:00–05:00庚辰戊寅',
    '05:00–07:00庚辰己卯',
    '07:00–09:00庚辰庚辰',
    '09:00–11:00庚辰辛巳',
    '11:00–13:00庚辰壬午',
    '13:00–15:00庚辰癸未',
    '15:00–17:00庚辰甲申',
    '17:00–19:00庚辰乙酉',
    '19:00–21:00庚辰丙戌',
    '21:00–23:00庚辰丁亥',
    '23:00–00:00辛巳戊子',
  ])
  expect([...receipt.querySelectorAll('[data-other]')].map((cell) => cell.textContent)).toEqual(['辛巳'])
})

test('leaves luck open for an unknown hour on a jie day', async () => {
  // 白露 1958 was on 8 September at 11:58 in China, two minutes before the noon that is assumed.
  await openReceipt({ ...shanghai, birthday: '1958-09-08 12:00:00', hour_unknown: true, offset_seconds: 28_800 })
  expect(screen.getByText('白露就在这一天 11:58，时辰未详，月柱可能不同。')).toBeVisible()
  expect(screen.getByText('时辰未详，当天又逢交节，起运的岁数和各步大运都可能不同。')).toBeVisible()
})

const certaintyLinesIn = (receipt: HTMLElement) =>
  [...within(receipt).getByRole('region', { name: '有多准' }).querySelectorAll('p')].map((line) => line.textContent)

// Solar time 07:39:36 is 39 min 36 s after 辰 began and 8 h 39 min after the day began at 23:00. S is 64.1 %; its class begins at 62.
test('lists distances to borders and what holds within tolerances', async () => {
  const { receipt } = await openReceipt(shanghai)
  expect(certaintyLinesIn(receipt)).toEqual([
    expect.stringMatching(/^离最近的时辰交界 39 分 3[4-8] 秒，离换日 8 时 39 分。$/),
    '旺衰离相邻一级 2.1 %。',
    '早晚 15 分钟内，四柱、旺衰、格局、用神、喜忌和各步大运不变。',
    '早晚 60 分钟内，时柱和旺衰可能不同。',
  ])
})

test('lists first what holds within the stated precision', async () => {
  const { receipt } = await openReceipt({ ...shanghai, told_within: 3600 })
  const lines = certaintyLinesIn(receipt)
  expect(lines.slice(0, 3)).toEqual([
    '你写的时间准到 60 分钟内。',
    '早晚 60 分钟内，年柱、月柱、日柱、格局、用神、喜忌和各步大运不变。',
    '早晚 60 分钟内，时柱和旺衰可能不同。',
  ])
  expect(lines).toHaveLength(6)
})

test('never lists a part both as stable and as changing', async () => {
  const chicago = { zone: 'America/Chicago', lat: 41.85, lng: -87.65, offset_seconds: -18_000 }
  const { receipt } = await openReceipt({ ...shanghai, ...chicago, birthday: '2015-11-01 01:30:00' })
  const [unchanged, changed] = [/不变。$/, /可能不同。$/].map((end) => certaintyLinesIn(receipt).find((line) => end.test(line ?? '')))
  expect(unchanged).not.toContain('喜忌')
  expect(changed).toContain('喜忌')
})

const luckLinesIn = (receipt: HTMLElement) =>
  [...within(receipt).getByRole('region', { name: '起运' }).querySelectorAll('p')].map((line) => line.textContent)

// 芒种 1990 is 21 days 23:16 after the birth; 12 minutes count as a day of luck, so 2,636 days (years of 360, months of 30).
// 15 minutes are 1.25 days of luck.
test('explains the start of luck and its tolerance', async () => {
  const { receipt } = await openReceipt(shanghai)
  expect(luckLinesIn(receipt)).toEqual([
    '七岁三月',
    '顺数到芒种，21 日 23 时。三日折一年，一日折四个月，合 7 年 3 月 26 日，1997-09-10 起运。',
    expect.stringMatching(/^早晚 15 分钟内，起运相差不过 [12] 日。$/),
  ])
})

// 小寒 2024 is on 6 January 04:49 (Purple Mountain Observatory), 29.485 days before: 3,538 days of luck.
test('counts luck back to the last jie, fixed for a chosen side', async () => {
  const born = { ...shanghai, birthday: '2024-02-04 16:27:00', offset_seconds: 28_800, solar_time: false }
  const { receipt } = await openReceipt({ ...born, told_within: 0 })
  expect(luckLinesIn(receipt).slice(1)).toEqual([expect.stringMatching(/^逆数到小寒，29 日 11 时。.*合 9 年 9 月 28 日，/)])
})

test('states luck’s tolerance for an hour and for an unknown hour', async () => {
  const { receipt } = await openReceipt({ ...shanghai, told_within: 3600 })
  expect(luckLinesIn(receipt)[2]).toMatch(/^早晚 60 分钟内，起运相差不过 [56] 日。$/)
  cleanup()
  const unknown = await openReceipt({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true })
  expect(luckLinesIn(unknown.receipt)[2]).toMatch(/^当天不论几时，起运相差不过 (59|6[0-2]) 日。$/)
})

// 立春 2024: 4 February 16:27:08 by the engine, 1 h 27 min after 申 began (15:00) and 32 min 52 s before it ends.
test('states a side chosen at a border and links to both', async () => {
  const chosen = { ...shanghai, birthday: '2024-02-04 16:27:08', offset_seconds: 28_800, solar_time: false, told_within: 0 }
  const { user, receipt } = await openReceipt(chosen)
  const lines = certaintyLinesIn(receipt)
  expect(lines.slice(0, 2)).toEqual(['生在交界处，这一边是你选定的。', '离最近的时辰交界 32 分 52 秒，离换日 6 时 32 分。'])
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/^旺衰离相邻一级 /)
  await user.click(within(receipt).getByRole('button', { name: '再看两边的盘' }))
  expect(onCompare).toHaveBeenCalledExactlyOnceWith('jie')
})

test('links to no other chart when no side was chosen', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '2024-02-04 16:27:08', offset_seconds: 28_800 })
  expect(within(receipt).queryByRole('button', { name: '再看两边的盘' })).toBeNull()
})

// 立春 2025 was on 3 February at 22:10:28 in China: year, month and the direction of luck change with it.
test('lists what holds five minutes before a jie', async () => {
  const born = { ...shanghai, birthday: '2025-02-03 22:05:28', offset_seconds: 28_800, solar_time: false }
  const { receipt } = await openReceipt(born)
  const lines = certaintyLinesIn(receipt)
  expect(lines[0]).toBe('离最近的时辰交界 54 分 32 秒，离换日 54 分 32 秒。')
  expect(lines[2]).toMatch(/^早晚 5 分钟内，日柱、?和?时柱.*不变。$/)
  expect(lines[3]).toMatch(/^早晚 5 分钟内，年柱、月柱.*各步大运可能不同。$/)
  expect(lines[4]).toMatch(/^早晚 60 分钟内，四柱.*可能不同。$/)
})

test('lists what holds at any hour for an unknown hour', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true, solar_time: false })
  const lines = certaintyLinesIn(receipt)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^当天不论几时，年柱、月柱.*不变。$/)
  // A birth from 23:00 on belongs to the next day.
  expect(lines[2]).toMatch(/^看生在几时，日柱.*可能不同。$/)
  expect(lines.join()).not.toContain('时柱')
})
