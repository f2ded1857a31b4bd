import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { API_TOKENS } from '#contract/session.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { Profile } from '#device/archives/profile.ts'
import { saveLogin } from '#device/session/session.ts'
import { listUnsent } from '#device/outbox/unsent.ts'
import { useArchive } from '#app/session/archives.ts'
import { ChartView } from '#app/features/chart/chart-view.tsx'
// Imports the lazy chunk beforehand, so that the test does not wait for it.
import '#app/features/chart/receipt-sheet.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { sanFrancisco, shanghai } from './births.ts'
import { cellsOf, renderPage } from './page.tsx'

const USER = 'u1'

beforeEach(async () => {
  await activateLocale('zh_CN')
  const api_tokens = Object.fromEntries(API_TOKENS.map((name) => [name, name]))
  await saveLogin({ user_id: USER, email: 'lin@example.com', token: 't1', api_tokens } as Parameters<typeof saveLogin>[0])
  // Everything in this file must work without a network.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})

const onCompare = vi.fn<(turn: string) => void>()
beforeEach(() => onCompare.mockClear())

function Screen({ archiveId }: { archiveId: string }) {
  const archive = useArchive(archiveId)
  return archive ? <ChartView archive={archive} onCompare={onCompare} heading={<h1>{archive.user_name}</h1>} /> : null
}

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

/** Renders a new archive with its receipt open. */
async function openReceipt(born: Profile) {
  const user = userEvent.setup()
  const { archive_id } = await addArchive(USER, born)
  renderPage(<Screen archiveId={archive_id} />)
  await user.click((await screen.findAllByRole('button', { name: '怎么来的' }))[0]!)
  const receipt = await screen.findByRole('dialog', { name: '这张命盘怎么来的' })
  return { user, receipt, archiveId: archive_id }
}

test('lists every step for a birth in summer time', async () => {
  const { receipt } = await openReceipt(shanghai)
  const text = receipt.textContent
  expect(text).toContain('1990-05-15 08:30')
  expect(text).toContain('上海，东经 121.47°')
  expect(text).toContain('夏令时，Asia/Shanghai，比世界时早 9 小时')
  expect(text).toContain('1990-05-14 23:30:00')
  // The test vectors allow 3 s; 8:05:54 is from the longitude, 3:43 from the equation of time.
  expect(text).toMatch(/真太阳时07:39:3[4-8]/)
  expect(text).toContain('世界时因经度加 8:05:54，均时差加 3:43')
  expect(text).toMatch(/立夏当地 05-06 03:35:2[5-7]/)
  expect(text).toMatch(/芒种当地 06-06 07:46:1[7-9]/)
  expect(text).toContain('已过 9 日 4 时还有 21 日 23 时')
  expect(within(receipt).getByRole('img', { name: '生于立夏后 9 日 4 时，芒种前 21 日 23 时' })).toBeVisible()
})

test('describes the effect of a switch before it is used', async () => {
  const { receipt } = await openReceipt(shanghai)
  expect(within(receipt).getByRole('switch', { name: '日时用真太阳时', description: '改用钟表 08:30，仍是辰时，四柱不变' })).toBeVisible()
  expect(within(receipt).getByRole('switch', { name: '晚子时不换日', description: '现为 23:00 换日，此盘不受影响' })).toBeVisible()
})

test('switches the clock at once without a network and queues it', async () => {
  const { user, receipt, archiveId } = await openReceipt(sanFrancisco)
  expect(screen.getByText(/此盘按真太阳时 18:52。按钟表 19:15，时柱变戊戌。/)).toBeVisible()
  const clock = within(receipt).getByRole('switch', { name: '日时用真太阳时', description: '改用钟表 19:15，时柱变戊戌' })
  await user.click(clock)
  await screen.findByText(/此盘按钟表 19:15。按真太阳时 18:52，时柱变丁酉。/)
  expect(screen.getByText('更新成功')).toBeVisible()
  expect((await getArchive(USER, archiveId))!.hour_ganzhi).toBe('戊戌')
  expect((await listUnsent(USER)).filter(({ subject }) => subject === archiveId).map(({ kind }) => kind)).toEqual([
    'addArchive',
    'updateArchive',
  ])
  await user.click(within(receipt).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(cellsOf('地支').at(-1)).toBe('戌'))
})

test('names the pillar that the late 子 hour would change', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '2024-03-10 23:30:00', offset_seconds: 28_800, solar_time: false })
  const description = within(receipt).getByRole('switch', { name: '晚子时不换日' }).getAttribute('aria-describedby')!
  // Almanac: 10 March 2024 is 癸酉, the next day 甲戌; from 23:00 the chart uses the latter.
  expect(document.getElementById(description)!.textContent).toBe('现为 23:00 换日，打开后日柱变癸酉')
})

test('names the reading of a repeated clock time', async () => {
  const twice = { ...shanghai, birthday: '1988-09-11 01:49:06', lat: 29.563, lng: 106.5516 }
  const { receipt } = await openReceipt({ ...twice, disambiguation: 'later', offset_seconds: 28_800 })
  expect(receipt.textContent).toContain('这个钟点当天出现过两次，取后一次')
})

test('names a second clock in use beside the zone', async () => {
  const kashgar = { ...shanghai, birthday: '2000-05-15 08:30:00', lat: 39.47, lng: 75.99, offset_seconds: 28_800 }
  const { receipt } = await openReceipt(kashgar)
  const zone = receipt.querySelector('[data-step="zone"]')!.textContent
  expect(zone).toContain('当地也用新疆时间（UTC+6），此盘按北京时间')
  expect(zone).not.toContain('时区未必准')
})

test('warns of an uncertain zone beside the zone', async () => {
  const chengdu = { ...shanghai, birthday: '1930-06-01 08:00:00', lat: 30.66, lng: 104.07, offset_seconds: 28_800 }
  const { receipt } = await openReceipt(chengdu)
  const zone = receipt.querySelector('[data-step="zone"]')!.textContent
  expect(zone).toContain('一九四九年以前内地钟表不一，此盘按上海的钟，时区未必准。')
  expect(zone).not.toContain('新疆')
})

test('names the time used for a skipped clock time', async () => {
  const skipped = { ...shanghai, birthday: '1986-04-27 02:44:07', lat: 43.6532, lng: -79.3832, zone: 'America/Toronto' }
  const { receipt } = await openReceipt({ ...skipped, disambiguation: 'earlier', offset_seconds: -18_000 })
  expect(receipt.textContent).toContain('这个钟点被拨钟跳过，按拨钟前的 01:44 论')
})

test('states that an unknown hour is computed from noon', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true })
  expect(receipt.textContent).toContain('时辰未详，按正午 12:00 推算')
  expect(receipt.textContent).toContain('正午的三柱不变')
  expect(screen.getByText('时辰未详，起运可能早或晚 2 个月。')).toBeVisible()
})

test('labels noon’s solar time and claims no effect-free switch', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true })
  // 08:30 is 07:39:36 in true solar time; noon is three and a half hours later.
  expect(receipt.textContent).toMatch(/真太阳时正午为 11:09:3[4-8]/)
  expect(within(receipt).getByRole('switch', { name: '晚子时不换日' })).toHaveAccessibleDescription()
  expect(receipt.textContent).not.toContain('不受影响')
  expect(receipt.textContent).toContain('此盘的钟在 23:00 到 00:00 之间才受影响')
})

test('shows no true solar time with the civil clock', async () => {
  const { receipt } = await openReceipt({ ...shanghai, solar_time: false })
  expect([...receipt.querySelectorAll('ol > li')].at(-1)!.textContent).toBe('钟表时间08:30:00日柱、时柱以此论庚辰')
  expect(receipt.querySelector('ol')!.textContent).not.toContain('真太阳时')
  expect(screen.getByText('男').parentElement!.textContent).not.toContain('真太阳时')
})

test('shows equal seconds to a border on page and receipt', async () => {
  // By the engine, 立春 2024 is at 16:27:08.
  const { receipt } = await openReceipt({ ...shanghai, birthday: '2024-02-04 16:27:00', offset_seconds: 28_800, solar_time: false })
  expect(screen.getByText('再晚 8 秒 就过了立春，年柱变甲辰和月柱变丙寅。')).toBeVisible()
  expect(receipt.textContent).toContain('还有 8 秒')
})

// 14 September 1986: Shanghai's clock went back from 02:00 to 01:00. In solar time 01:30 was 00:39 (子), then 01:39 (丑).
const twice = { ...shanghai, birthday: '1986-09-14 01:30:00', offset_seconds: 32_400 }

test('shows both charts of an undecided repeated hour until one is chosen', async () => {
  const { archive_id } = await addArchive(USER, twice)
  renderPage(<Screen archiveId={archive_id} />)
  const both = await screen.findByRole('region', { name: '两种读法' })
  const groups = within(both).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['01:30 UTC+9', '01:30 UTC+8'])
  expect(groups.map((group) => [...group.querySelectorAll('[data-differs]')].map((pillar) => pillar.textContent))).toEqual([
    [expect.stringMatching(/^时柱.子$/)],
    [expect.stringMatching(/^时柱.丑$/)],
  ])
  await userEvent.click(within(both).getByRole('button', { name: '用 01:30 UTC+8' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: '两种读法' })).toBeNull())
  expect(await getArchive(USER, archive_id)).toMatchObject({ disambiguation: 'later', offset_seconds: 28_800 })
  expect(cellsOf('地支').at(-1)).toBe('丑')
})

test('states when two readings have the same pillars', async () => {
  const { archive_id } = await addArchive(USER, { ...twice, solar_time: false })
  renderPage(<Screen archiveId={archive_id} />)
  expect((await screen.findByRole('region', { name: '两种读法' })).textContent).toBe('这个钟点有两种读法，四柱相同。')
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

// Tables of the Hong Kong Observatory: the leap fourth month of 1963 begins on 23 May.
test('shows the birth’s date in the lunar calendar', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1963-06-03 12:00:00', offset_seconds: 28_800 })
  expect(await within(receipt).findByText('农历闰四月十二')).toBeVisible()
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

test('copies the whole receipt and reports a failure', async () => {
  const { user, receipt } = await openReceipt(shanghai)
  const copy = within(receipt).getByRole('button', { name: '复制全文' })
  await user.click(copy)
  await screen.findByText('复制成功')
  const text = await navigator.clipboard.readText()
  expect(text.split('\n')[0]).toBe('林知远  庚午 辛巳 庚辰 庚辰  日主 庚')
  expect(text).toContain('1997 壬午  2007 癸未  2017 甲申')
  expect(text).toContain('早晚 15 分钟内，四柱、旺衰、格局、用神、喜忌和各步大运不变。')
  expect(text).toContain('顺数到芒种，21 日 23 时。')
  expect(text).toMatch(/规则 .+ · 引擎 .+/)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await user.click(copy)
  await screen.findByText('复制失败')
})
