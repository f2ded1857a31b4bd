import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BoundaryComparison } from '#app/features/chart/both-charts.tsx'
import { findBoundary } from '#app/features/chart/boundary.ts'
import { useArchive } from '#app/session/archives.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { listPendingChanges } from '#device/outbox/unsent.ts'
import { getUserDb } from '#device/store/db.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { shanghai } from './births.ts'

beforeEach(resetDevice)

const onBack = vi.fn<() => void>()
beforeEach(() => onBack.mockClear())

function Screen({ archiveId }: { archiveId: string }) {
  const archive = useArchive(archiveId)
  const boundary = archive && findBoundary(archive)
  return boundary ? <BoundaryComparison archive={archive} boundary={boundary} onBack={onBack} /> : null
}

/** Renders the comparison of both charts for a new archive with `edits_left` edits. */
async function open(born: Partial<ArchiveProfile>, edits_left: number | null = null) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, { ...shanghai, offset_seconds: 28_800, ...born })
  const row = (await getUserDb(user_id).archives.get(archive_id))!
  await getUserDb(user_id).archives.put({ ...row, shown: { ...row.shown!, edits_left } })
  renderInApp(<Screen archiveId={archive_id} />)
  await screen.findByRole('heading', { level: 2 })
  const edits = async () => (await listPendingChanges(user_id)).filter(({ kind }) => kind === 'updateArchive').length
  return { edits, now: () => getArchive(user_id, archive_id) }
}

/** Returns the pillars on one side of the boundary; those that differ are between asterisks. */
function pillarsOf(side: string): string[] {
  const pillars = [...screen.getByRole('region', { name: side }).querySelectorAll<HTMLElement>('dl > div')]
  return pillars.map((pillar) => {
    const text = pillar.querySelector('dd')!.textContent
    return 'differs' in pillar.dataset ? `*${text}*` : text
  })
}

const rows = () =>
  Object.fromEntries(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const [before, after] = within(row).getAllByRole('cell')
        return [within(row).getByRole('rowheader').textContent, [before!.textContent, after!.textContent]]
      }),
  )

const lichun = { birthday: '2024-02-04 16:27:00' } as const

// 立春 2024: 4 February 16:27:07 in UTC+8 (Purple Mountain Observatory to the minute; the engine gives :08).
// The year changes from 癸卯 to 甲辰, the month from 乙丑 to 丙寅; luck of a man born in a yin year runs backward. 29.485 days since
// 小寒 (6 January 04:49) give 9 years 9 months 28 days; 29.747 until 惊蛰 (5 March 10:23) give 9 years 10 months 29 days.
test('shows both charts at 立春 and only what differs below', async () => {
  await open(lichun)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('生在立春那一分钟，前后是两张盘。')
  expect(screen.getByText(/^立春 16:27:0[78]$/)).toBeVisible()
  expect(screen.getByRole('region', { name: '立春前' }).textContent).toMatch(/16:27:00–0[67]/)
  expect(screen.getByRole('region', { name: '立春后' }).textContent).toMatch(/16:27:0[78]–59/)
  expect(pillarsOf('立春前')).toEqual(['*癸卯*', '*乙丑*', '戊戌', '庚申'])
  expect(pillarsOf('立春后')).toEqual(['*甲辰*', '*丙寅*', '戊戌', '庚申'])
  expect(rows()).toMatchObject({
    年干: ['正财', '七杀'],
    月令: ['丑，土', '寅，木'],
    生肖: ['兔', '龙'],
    起运: ['九岁九月，逆行', '九岁十月，顺行'],
    首运: ['甲子', '丁卯'],
  })
  expect(rows()).not.toHaveProperty('日主')
  expect(rows()).not.toHaveProperty('时干')
  expect(screen.getByText('日柱和时柱两盘相同：戊戌和庚申')).toBeVisible()
})

// Counted from 2000-01-07 = 甲子: 10 March 2024 is 癸酉. 癸 days begin with 壬子 (五鼠遁): 卯 is 乙卯, 辰 丙辰;
// for a 癸 day master 食神 and 正财.
test('shows only the hour as different at a double-hour border', async () => {
  await open({ birthday: '2024-03-10 06:59:00', solar_time: false })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('生在交辰时前后几分钟，两边是两张盘。')
  expect(screen.getByText('交辰时 07:00:00')).toBeVisible()
  expect(pillarsOf('交辰时前')).toEqual(['甲辰', '丁卯', '癸酉', '*乙卯*'])
  expect(pillarsOf('交辰时后')).toEqual(['甲辰', '丁卯', '癸酉', '*丙辰*'])
  expect(rows()).toMatchObject({ 时干: ['食神', '正财'] })
  for (const same of ['日主', '年干', '月令', '生肖', '起运', '首运']) expect(rows()).not.toHaveProperty(same)
})

test('includes a further border within the stated precision', async () => {
  await open({ birthday: '2024-03-10 06:20:00', solar_time: false, told_within: 3600 })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('交辰时就在你写的误差里，两边是两张盘。')
  expect(pillarsOf('交辰时后')).toEqual(['甲辰', '丁卯', '癸酉', '*丙辰*'])
})

// The 11th is 甲戌, its 子 hour 甲子; the year stem 甲 is 伤官 for 癸 and 比肩 for 甲.
test('names the day and the day master at a day change', async () => {
  await open({ birthday: '2024-03-10 22:59:30', solar_time: false })
  expect(screen.getByText('换日 23:00:00')).toBeVisible()
  expect(pillarsOf('换日前')).toEqual(['甲辰', '丁卯', '*癸酉*', '*癸亥*'])
  expect(pillarsOf('换日后')).toEqual(['甲辰', '丁卯', '*甲戌*', '*甲子*'])
  expect(rows()).toMatchObject({ 日主: ['癸，水', '甲，木'], 年干: ['伤官', '比肩'] })
})

test('saves the other side as its nearest second without a network', async () => {
  const { now, edits } = await open(lichun)
  await userEvent.click(screen.getByRole('button', { name: '用立春后' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  const saved = (await now())!
  expect(saved.birthday).toMatch(/^2024-02-04 16:27:0[78]$/)
  expect([saved.year_ganzhi, saved.month_ganzhi]).toEqual(['甲辰', '丙寅'])
  expect(saved.told_within).toBe(0)
  expect(await screen.findByText('更新成功')).toBeVisible()
  expect(await edits()).toBe(1)
})

test('saves the side before a border as its last second', async () => {
  const { now } = await open({ birthday: '2024-02-04 16:28:00' })
  await userEvent.click(screen.getByRole('button', { name: '用立春前' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  const saved = (await now())!
  expect(saved.birthday).toMatch(/^2024-02-04 16:27:0[67]$/)
  expect([saved.year_ganzhi, saved.month_ganzhi]).toEqual(['癸卯', '乙丑'])
})

test('saves the stated side with its clock time as chosen', async () => {
  const { now, edits } = await open(lichun, 0)
  await userEvent.click(screen.getByRole('button', { name: '用立春前' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  expect(await now()).toMatchObject({ ...lichun, told_within: 0, edits_left: 0 })
  expect(await edits()).toBe(1)
})

test('leaves the archive unchanged when both charts stay', async () => {
  const { now, edits } = await open({ ...lichun, told_within: 300 })
  await userEvent.click(screen.getByRole('button', { name: '两张盘都留着，以后再定' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  expect(await now()).toMatchObject({ ...lichun, told_within: 300 })
  expect(await edits()).toBe(0)
})

test('saves a repeated choice once and reverts it when both stay', async () => {
  const chosen = { birthday: '2024-02-04 16:27:08', told_within: 0 }
  const { now, edits } = await open(chosen)
  await userEvent.click(screen.getByRole('button', { name: '用立春后' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce())
  expect(await edits()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: '两张盘都留着，以后再定' }))
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(2))
  expect(await now()).toMatchObject({ ...chosen, told_within: null })
  expect(await edits()).toBe(1)
})

test('confirms before spending the only edit of an unlocked book', async () => {
  const { now } = await open(lichun, 1)
  await userEvent.click(screen.getByRole('button', { name: '用立春后' }))
  const question = await screen.findByRole('dialog', { name: '用掉唯一的一次修改？' })
  await userEvent.click(within(question).getByRole('button', { name: '取消' }))
  expect((await now())!.birthday).toBe(lichun.birthday)
  expect(onBack).not.toHaveBeenCalled()
})

test('refuses a choice once the edit is spent', async () => {
  const { now } = await open(lichun, 0)
  await userEvent.click(screen.getByRole('button', { name: '用立春后' }))
  await screen.findByText('书已解锁，这份档案唯一的一次修改已经用过。')
  expect((await now())!.birthday).toBe(lichun.birthday)
  expect(onBack).not.toHaveBeenCalled()
})

test('finds no boundary far from borders or for unknown hours', () => {
  const archive = { ...shanghai, archive_id: 'a', offset_seconds: 28_800 } as unknown as Parameters<typeof findBoundary>[0]
  expect(findBoundary({ ...archive, birthday: '2024-02-04 16:31:00' })).toBeUndefined()
  expect(findBoundary({ ...archive, birthday: '2024-02-04 12:00:00', hour_unknown: true })).toBeUndefined()
})
