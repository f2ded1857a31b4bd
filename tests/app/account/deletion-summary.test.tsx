import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DeletionSummary } from '#app/features/closing/deletion-summary.tsx'
import { queryClient } from '#app/session/query-client.ts'
import { createUserInfoQuery } from '#app/session/user-info.ts'
import { saveMark, removeMark } from '#device/books/marks.ts'
import { addArchive } from '#device/archives/archives.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { recordPurchase } from '#device/shop/shop.ts'
import { getUserDb } from '#device/store/db.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Membership } from '#contract/shop.ts'
import { stubResponses } from '../shop/answers.ts'
import { catalogueOf } from '../shop/catalogue.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

const DAY = 86_400_000
const none = { is_vip: false, is_month_vip: false, is_year_vip: false, is_big_member: false, month_until: null, year_until: null }
const monthly = (now = Date.now()): Membership => ({ ...none, is_vip: true, is_month_vip: true, month_until: now + 31 * DAY })
const yearly = (now = Date.now()): Membership => ({
  ...none,
  is_vip: true,
  is_year_vip: true,
  is_big_member: true,
  year_until: now + 366 * DAY,
})
const catalogueWith = (membership: Membership) => ({ '/shop/catalogue': { code: 0, data: catalogueOf([], membership, Date.now()) } })

/** Moves the clock on by one second, so that later responses have a later time. */
function passTime() {
  const later = Date.now() + 1000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** Logs a new user in who has one archive; the given books of the archive are unlocked. */
async function withBooks(...books: string[]) {
  const session = await logIn()
  await addArchive(session.user_id, birth)
  const id = (await listArchives(session.user_id))[0]!.archive_id
  const row = (await getUserDb(session.user_id).archives.get(id))!
  const is_lock = !books.includes('fatebook')
  await getUserDb(session.user_id).archives.put({ ...row, shown: { ...row.shown!, books, is_lock } })
  return { session, id }
}

function open() {
  cleanup()
  queryClient.clear()
  renderInApp(<DeletionSummary />, '/setting/account/close')
}

test('counts reports, unused rounds, conversations, notes and highlights', async () => {
  const { session, id } = await withBooks('annual:2026', 'annual:2027', 'fatebook')
  const note = { archive_id: id, product_id: 'fatebook', kind: 'note', card: 'overview', locale: 'zh_CN', text: '记着' } as const
  await saveMark(session.user_id, note)
  await removeMark(session.user_id, id, await saveMark(session.user_id, note))
  await saveMark(session.user_id, { ...note, kind: 'highlight', text: '' })
  await saveMark(session.user_id, { ...note, kind: 'read', text: '' })
  const talk = {
    conversation_id: 'c1',
    mode: 'dt',
    archive_id: null,
    other_id: null,
    card: null,
    title: '',
    turns: 1,
    created_at: 1,
    changed_at: 1,
  }
  const conversation = { conversation_id: 'c1', shown: talk, confirmed: talk, own: null }
  await getUserDb(session.user_id).conversations.put(conversation as never)
  const times = [
    { product_id: 'dt', times: 12 },
    { product_id: 'fb', archive_id: id, times: 8 },
    { product_id: 'fatebook_agent', archive_id: id, times: 88 },
    { product_id: 'image_pack', times: 3 },
  ]
  stubResponses({ ...catalogueWith(none), '/user/product-times': { code: 0, data: times } })
  open()
  const all = ['1份档案', '1卷命书，余 88 问', '2份年度报告', '20次没用的召唤', '1段对话', '2条笔记与标亮']
  await waitFor(() => expect(rows()).toEqual(all))
})

test('shows the last known membership, also without a network', async () => {
  await withBooks()
  stubResponses(catalogueWith(monthly()))
  open()
  await waitFor(() => expect(rows()).toEqual(['1份档案', '31天月度会员']))
  stubResponses(catalogueWith(yearly()))
  open()
  await waitFor(() => expect(rows()).toEqual(['1份档案', '366天年度会员']))
  stubResponses({})
  open()
  await waitFor(() => expect(rows()).toEqual(['1份档案', '366天年度会员']))
})

test('counts membership days down without a network', async () => {
  await withBooks()
  stubResponses(catalogueWith(monthly()))
  open()
  await waitFor(() => expect(rows()).toContain('31天月度会员'))
  stubResponses({})
  const later = Date.now() + 10 * DAY
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  open()
  await waitFor(() => expect(rows()).toContain('21天月度会员'))
})

test.each(['something was bought', 'the server reported another membership'])('hides the stored membership when %s', async (what) => {
  const { session, id } = await withBooks()
  // Responses are stored asynchronously, so the tests poll the stored keys.
  const storedKeys = async () => (await getUserDb(session.user_id).queries.toArray()).map(({ key }) => key)
  stubResponses(catalogueWith(monthly()))
  open()
  await waitFor(() => expect(rows()).toContain('31天月度会员'))
  // Waits for both catalogue requests: the first without an archive, the second for the archive.
  await waitFor(async () => expect(await storedKeys()).toContainEqual(expect.stringMatching(`catalogue.*${id}`)))
  passTime()
  if (what === 'something was bought') await recordPurchase(session.user_id)
  else {
    const info = {
      user_id: session.user_id,
      email: session.email,
      ...yearly(),
      interface_language: 'zh_CN',
      config: { interface_language: 'zh_CN', settings: defaultSettings },
    }
    stubResponses({ '/user/user-info': { code: 0, data: info } })
    await queryClient.fetchQuery(createUserInfoQuery(session))
    await waitFor(async () => expect(await storedKeys()).toContainEqual(expect.stringContaining('user-info')))
  }
  stubResponses({})
  open()
  await waitFor(() => expect(rows()).toEqual(['1份档案']))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(rows()).toEqual(['1份档案'])
})
