import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LifeScreen } from '#app/features/life/life-screen.tsx'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { saveParagraphVerdict, saveEvent, listEvents } from '#device/life/life.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

// `matchMedia` never matches, as on a phone, so overlays open as sheets.
beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await resetDevice()
})

async function start() {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archive_id))!
  const show = () => renderInApp(<LifeScreen archive={archive} />)
  const say = (at: number, verdict: 'hit' | 'miss' | 'unclear', share: number) =>
    saveParagraphVerdict(user_id, { archive_id, product_id: 'fatebook', paragraph: `self.temper.${at}`, version: 1, share, verdict })
  return { user_id, archive_id, show, say, events: () => listEvents(user_id, archive_id) }
}

test('saves an event with a partial date beside its year', async () => {
  const { show, events } = await start()
  show()
  await userEvent.click(await screen.findByRole('button', { name: '记一件事' }))
  const sheet = await screen.findByRole('dialog', { name: '记一件事' })
  await userEvent.selectOptions(within(sheet).getByLabelText('什么事'), '换工作')
  await userEvent.click(within(sheet).getByRole('button', { name: '保存' }))
  expect(within(sheet).getByText('年份写四位数，1850 到 2100')).toBeVisible()
  await userEvent.type(within(sheet).getByLabelText('年'), '2008')
  await userEvent.selectOptions(within(sheet).getByLabelText('月'), '六月')
  await userEvent.type(within(sheet).getByLabelText('一句话（可不写）'), '去了上海')
  await userEvent.click(within(sheet).getByRole('button', { name: '保存' }))
  const row = await screen.findByRole('button', { name: /换工作/ })
  // The year 2008 is 戊子.
  expect(row.textContent).toMatch(/六月.*去了上海.*戊子/)
  expect(screen.getByRole('heading', { name: '2008' })).toBeVisible()
  expect(await events()).toMatchObject([{ kind: 'job', date: '2008-06', note: '去了上海' }])
})

test('restores a deleted event from the notice', async () => {
  const { user_id, archive_id, show, events } = await start()
  await saveEvent(user_id, { archive_id, kind: 'child', date: '2011-03-04', note: '' })
  const before = await events()
  show()
  await userEvent.click(await screen.findByRole('button', { name: /得子女.*3月4日/ }))
  await userEvent.click(within(await screen.findByRole('dialog', { name: '改这件事' })).getByRole('button', { name: '删除' }))
  await screen.findByText('还没有记下什么。')
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(async () => expect(await events()).toMatchObject(before.map(({ event_id, date }) => ({ event_id, date }))))
})

test('shows no rate below ten judged statements', async () => {
  const { show, say } = await start()
  for (let at = 0; at < 9; at += 1) await say(at, 'hit', 20)
  await say(9, 'unclear', 20)
  show()
  await screen.findByText('说中 9 句，没中 0 句，说不清 1 句。')
  expect(screen.getByText('判了说中或没中的有 9 句；不到 10 句，看不出什么。')).toBeVisible()
  expect(screen.queryByText(/%/)).toBeNull()
})

test('shows the hit rate beside the base rate of all charts', async () => {
  const { show, say } = await start()
  for (let at = 0; at < 6; at += 1) await say(at, 'hit', 20)
  for (let at = 6; at < 10; at += 1) await say(at, 'miss', 70)
  show()
  const figureOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  await screen.findByText('你判说中的')
  // Expected chance in percent: (6 × 20 + 4 × 70) ÷ 10 = 40.
  expect([figureOf('你判说中的'), figureOf('所有盘里也合的')]).toEqual(['60%', '40%'])
})
