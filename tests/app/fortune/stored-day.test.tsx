import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FateIndexPage } from '#app/routes/pages/fate-index-page.tsx'
import { addArchive, updateArchive } from '#device/archives/archives.ts'
import { selectArchive } from '#device/archives/archive-choice.ts'
import { getFortune } from '#device/documents/fortunes.ts'
import { getUserDb } from '#device/store/db.ts'
import { ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import { birth, renderInApp } from '../shell/in-app.tsx'
import {
  findOpenTodayButton,
  completeQuietWait,
  renderTodayAsUser,
  advanceFakeTimers,
  retryWithFakeClock,
  resetDeviceAt,
  HEADLINE,
} from './at-noon.tsx'

beforeEach(() => resetDeviceAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

const sentence = { level: 1, name: HEADLINE } as const

test('shows the stored day at a second visit', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  await retryWithFakeClock(async () => expect(await getFortune(userId, archive.archive_id, '2026-11-20')).not.toBeNull())
  cleanup()
  renderInApp(<FateIndexPage />)
  expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
  await retryWithFakeClock(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('38', { selector: 'p span' })).toBeVisible()
})

test('stores a separate day for each person', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  const other = await addArchive(userId, { ...birth, user_name: '周若棠', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  await act(() => selectArchive(userId, other.archive_id))
  await findOpenTodayButton()
  expect(screen.queryByRole('heading', sentence)).toBeNull()
  await act(() => selectArchive(userId, archive.archive_id))
  await retryWithFakeClock(() => screen.getByRole('heading', sentence))
})

test('closes the day after the birth was edited', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  await act(() =>
    updateArchive(userId, { ...birth, birthday: '1990-05-16 08:30:00', archive_id: archive.archive_id, base_version: archive.version }),
  )
  await findOpenTodayButton()
})

test('keeps the day open after a rename', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  await act(() => updateArchive(userId, { ...birth, user_name: '知远', archive_id: archive.archive_id, base_version: archive.version }))
  await retryWithFakeClock(() => screen.getByText('知远'))
  expect(screen.getByRole('heading', sentence)).toBeVisible()
})

test('changes to the new day at local midnight', async () => {
  await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  await advanceFakeTimers(9 * 3_600_000 + 39 * 60_000)
  expect(screen.getByRole('heading', sentence)).toBeVisible()
  await advanceFakeTimers(2 * 60_000)
  await findOpenTodayButton()
  expect(screen.getByText('21')).toBeVisible()
})

test('shows a stored past day with a link to today', async () => {
  const { userId, archive, router } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  await retryWithFakeClock(async () => expect(await getFortune(userId, archive.archive_id, '2026-11-20')).not.toBeNull())
  vi.setSystemTime(new Date('2026-11-21T10:00:00'))
  cleanup()
  renderInApp(<FateIndexPage />, '/fate/index#2026-11-20')
  await retryWithFakeClock(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('当日所存，只供回看')).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: '回到今日' }))
  await findOpenTodayButton()
  expect(router).toBeDefined()
})

test('computes the day from three pillars without an hour', async () => {
  const { archive } = await renderTodayAsUser({ hour_unknown: true, birthday: '1990-05-15 12:00:00' })
  expect(archive.hour_ganzhi).toBe('')
  await findOpenTodayButton()
  await completeQuietWait()
  await advanceFakeTimers(1000)
  expect(screen.getByText('47', { selector: 'p span' })).toBeVisible()
})

test('recomputes and stores once a day of an older engine', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  const getStored = () => getFortune(userId, archive.archive_id, '2026-11-20')
  await retryWithFakeClock(async () => expect(await getStored()).not.toBeNull())
  const { view, ...fortune } = (await getStored())!
  expect(view).toMatchObject({ engine: ENGINE_VERSION, rules: RULE_SET, score: 38 })
  cleanup()
  const { engine: _, ...unstamped } = view!
  const unsentCount = await getUserDb(userId).outbox.count()
  for (const old of [
    { ...view!, engine: '1.1.0', score: 99 },
    { ...view!, rules: '2025.9', score: 99 },
    { ...unstamped, score: 99 },
  ]) {
    await getUserDb(userId).fortunes.put({ ...fortune, view: old as typeof view })
    renderInApp(<FateIndexPage />)
    await retryWithFakeClock(() => screen.getByRole('heading', sentence))
    expect(screen.getByText('38', { selector: 'p span' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
    await retryWithFakeClock(async () => expect(await getStored()).toEqual({ ...fortune, view }))
    cleanup()
  }
  expect(await getUserDb(userId).outbox.count()).toBe(unsentCount)
})

test('shows an older engine’s day unchanged if it cannot be recomputed', async () => {
  const { userId, archive } = await renderTodayAsUser()
  await findOpenTodayButton()
  await completeQuietWait()
  const getStored = () => getFortune(userId, archive.archive_id, '2026-11-20')
  await retryWithFakeClock(async () => expect(await getStored()).not.toBeNull())
  const fortune = (await getStored())!
  cleanup()
  const old = { ...fortune, ganzhi: 'unreadable', view: { ...fortune.view!, engine: '1.1.0' } }
  await getUserDb(userId).fortunes.put({ ...old, date: '2026-11-19' })
  renderInApp(<FateIndexPage />, '/fate/index#2026-11-19')
  await retryWithFakeClock(() => screen.getByText('当日所存，只供回看'))
  expect(screen.getByRole('heading', sentence)).toBeVisible()
  expect(await getFortune(userId, archive.archive_id, '2026-11-19')).toEqual({ ...old, date: '2026-11-19' })
})

test('shows a day that was opened on another device', async () => {
  const { userId, archive } = await renderTodayAsUser({ hour_unknown: true, birthday: '1990-05-15 12:00:00' })
  await findOpenTodayButton()
  const ganzhi = '庚午 辛巳 庚辰 '
  const day = { archive_id: archive.archive_id, date: '2026-11-20', ganzhi, at: 1, view: null }
  await act(() => getUserDb(userId).fortunes.put(day))
  await retryWithFakeClock(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('47', { selector: 'p span' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
})
