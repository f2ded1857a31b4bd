import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FateIndexPage } from '#app/routes/pages/fate-index-page.tsx'
import { addArchive, updateArchive } from '#device/archives/archives.ts'
import { selectArchive } from '#device/archives/archive-choice.ts'
import { getFortune } from '#device/documents/fortunes.ts'
import { userDb } from '#device/store/db.ts'
import { ENGINE_VERSION, RULE_SET } from '#bazi/index.ts'
import { birth, renderInApp } from '../shell/in-app.tsx'
import { centre, openTheDay, openToday, pass, seen, startAt, HEADLINE } from './at-noon.tsx'

beforeEach(() => startAt('2026-11-20T14:20:00'))
afterEach(() => vi.useRealTimers())

const sentence = { level: 1, name: HEADLINE } as const

test('a second visit shows the kept day without asking again', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  await seen(async () => expect(await getFortune(userId, archive.archive_id, '2026-11-20')).not.toBeNull())
  cleanup()
  renderInApp(<FateIndexPage />)
  expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
  await seen(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('38', { selector: 'p span' })).toBeVisible()
})

test('every person has a day of their own', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  const other = await addArchive(userId, { ...birth, user_name: '周若棠', birthday: '1992-11-03 22:10:00', offset_seconds: 28_800 })
  await act(() => selectArchive(userId, other.archive_id))
  await centre()
  expect(screen.queryByRole('heading', sentence)).toBeNull()
  await act(() => selectArchive(userId, archive.archive_id))
  await seen(() => screen.getByRole('heading', sentence))
})

test('after the birth was edited the day is opened anew', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  await act(() =>
    updateArchive(userId, { ...birth, birthday: '1990-05-16 08:30:00', archive_id: archive.archive_id, base_version: archive.version }),
  )
  await centre()
})

test('a change of name leaves the day open', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  await act(() => updateArchive(userId, { ...birth, user_name: '知远', archive_id: archive.archive_id, base_version: archive.version }))
  await seen(() => screen.getByText('知远'))
  expect(screen.getByRole('heading', sentence)).toBeVisible()
})

test('at local midnight the page turns to the new day', async () => {
  await openToday()
  await centre()
  await openTheDay()
  await pass(9 * 3_600_000 + 39 * 60_000)
  expect(screen.getByRole('heading', sentence)).toBeVisible()
  await pass(2 * 60_000)
  await centre()
  expect(screen.getByText('21')).toBeVisible()
})

test('a kept day can be looked back at, and from there today is one tap away', async () => {
  const { userId, archive, router } = await openToday()
  await centre()
  await openTheDay()
  await seen(async () => expect(await getFortune(userId, archive.archive_id, '2026-11-20')).not.toBeNull())
  vi.setSystemTime(new Date('2026-11-21T10:00:00'))
  cleanup()
  renderInApp(<FateIndexPage />, '/fate/index#2026-11-20')
  await seen(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('当日所存，只供回看')).toBeVisible()
  fireEvent.click(screen.getByRole('link', { name: '回到今日' }))
  await centre()
  expect(router).toBeDefined()
})

test('without an hour the three pillars do the reckoning', async () => {
  const { archive } = await openToday({ hour_unknown: true, birthday: '1990-05-15 12:00:00' })
  expect(archive.hour_ganzhi).toBe('')
  await centre()
  await openTheDay()
  await pass(1000)
  expect(screen.getByText('47', { selector: 'p span' })).toBeVisible()
})

test('a day kept by an older engine is reckoned anew without a word, and kept so: once', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  const kept = () => getFortune(userId, archive.archive_id, '2026-11-20')
  await seen(async () => expect(await kept()).not.toBeNull())
  const { view, ...fortune } = (await kept())!
  expect(view).toMatchObject({ engine: ENGINE_VERSION, rules: RULE_SET, score: 38 })
  cleanup()
  const { engine: _, ...unstamped } = view!
  const told = await userDb(userId).outbox.count()
  for (const old of [
    { ...view!, engine: '1.1.0', score: 99 },
    { ...view!, rules: '2025.9', score: 99 },
    { ...unstamped, score: 99 },
  ]) {
    await userDb(userId).fortunes.put({ ...fortune, view: old as typeof view })
    renderInApp(<FateIndexPage />)
    await seen(() => screen.getByRole('heading', sentence))
    expect(screen.getByText('38', { selector: 'p span' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
    await seen(async () => expect(await kept()).toEqual({ ...fortune, view }))
    cleanup()
  }
  expect(await userDb(userId).outbox.count()).toBe(told)
})

test('a day kept by an older engine stands as it was while it cannot be reckoned', async () => {
  const { userId, archive } = await openToday()
  await centre()
  await openTheDay()
  const kept = () => getFortune(userId, archive.archive_id, '2026-11-20')
  await seen(async () => expect(await kept()).not.toBeNull())
  const fortune = (await kept())!
  cleanup()
  const old = { ...fortune, ganzhi: 'unreadable', view: { ...fortune.view!, engine: '1.1.0' } }
  await userDb(userId).fortunes.put({ ...old, date: '2026-11-19' })
  renderInApp(<FateIndexPage />, '/fate/index#2026-11-19')
  await seen(() => screen.getByText('当日所存，只供回看'))
  expect(screen.getByRole('heading', sentence)).toBeVisible()
  expect(await getFortune(userId, archive.archive_id, '2026-11-19')).toEqual({ ...old, date: '2026-11-19' })
})

test('a day that was opened on another device stands here without being asked for again, and reads the same', async () => {
  const { userId, archive } = await openToday({ hour_unknown: true, birthday: '1990-05-15 12:00:00' })
  await centre()
  const ganzhi = '庚午 辛巳 庚辰 '
  const day = { archive_id: archive.archive_id, date: '2026-11-20', ganzhi, at: 1, view: null }
  await act(() => userDb(userId).fortunes.put(day))
  await seen(() => screen.getByRole('heading', sentence))
  expect(screen.getByText('47', { selector: 'p span' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '静心七秒，打开今日' })).toBeNull()
})
