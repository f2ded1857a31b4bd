import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { sanFrancisco, shanghai } from './births.ts'
import { cellsOf, renderPage } from './page.tsx'
import { openReceipt, Screen, USER, useReceiptPage } from './receipt-page.tsx'

useReceiptPage()

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
  expect((await listPendingChanges(USER)).filter(({ subject }) => subject === archiveId).map(({ kind }) => kind)).toEqual([
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

// Tables of the Hong Kong Observatory: the leap fourth month of 1963 begins on 23 May.
test('shows the birth’s date in the lunar calendar', async () => {
  const { receipt } = await openReceipt({ ...shanghai, birthday: '1963-06-03 12:00:00', offset_seconds: 28_800 })
  expect(await within(receipt).findByText('农历闰四月十二')).toBeVisible()
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
