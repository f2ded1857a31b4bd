import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardPage } from '#app/features/book/read/card-page.tsx'
import { addArchive } from '#device/archives/archives.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { listMarks } from '#device/books/marks.ts'
import { changeConfig } from '#device/settings/settings.ts'
import { userDb } from '#device/store/db.ts'
import { birth, freshDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { madeBook } from './made-book.ts'

// A phone: what is opened comes as a sheet.
beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await freshDevice()
})

/** Somebody with a kept book, opened at a card. */
async function open(cardId: string, { isLocked = false } = {}) {
  const { user_id } = await logIn()
  const { archive_id: archiveId } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archiveId))!
  const book = madeBook(archiveId, { isLocked })
  await userDb(user_id).books.put({ ...book, kept_at: 1 })
  renderInApp(<CardPage archive={archive} productId="fatebook" cardId={cardId} band={<p>开锁处</p>} />)
  await screen.findByRole('heading', { level: 1 })
  return { user_id, archiveId, book, card: book.cards.find(({ id }) => id === cardId)! }
}

const UNSEEN = '[style*="display: none"]'

/** Neighbours lie ready, unseen. */
function mainText(): string {
  const seen = document.querySelector('article')!.cloneNode(true) as HTMLElement
  seen.querySelectorAll(UNSEEN).forEach((one) => one.remove())
  return seen.textContent
}

test('a card shows its line, three reasons with their shares, its sections and the one thing to do', async () => {
  const { card, book } = await open('self')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('二 日主')
  expect(screen.getByText('庚金')).toBeVisible()
  expect(screen.getByText(card.line!.text.zh_CN)).toBeVisible()
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toHaveLength(3)
  card.reasons.forEach((id, i) => expect(reasons[i]).toContain(book.facts[id]!.plain.zh_CN))
  expect(reasons.every((text) => /1000? 张盘里/.test(text))).toBe(true)
  for (const { title } of card.sections) expect(screen.getByRole('heading', { level: 2, name: title.zh_CN })).toBeVisible()
  expect(screen.getByRole('heading', { name: '可做的一件事' })).toBeVisible()
  expect(mainText()).not.toMatch(/[⟨⟩*]/)
})

test('terms, figures and rules come with the level; what is said stays', async () => {
  const { card, book } = await open('self')
  const paragraph = card.sections[0]!.paragraphs[0]!
  const [fact] = paragraph.because.map((id) => book.facts[id]!)
  expect(screen.getAllByText('依据').length).toBeGreaterThan(card.sections.length)
  await act(() => changeConfig({ readerLevel: 'student' }))
  await waitFor(() => expect(mainText()).toContain(fact!.term.zh_CN))
  expect(mainText()).not.toContain(fact!.rule.zh_CN)
  await act(() => changeConfig({ readerLevel: 'practitioner' }))
  await waitFor(() => expect(mainText()).toContain(fact!.rule.zh_CN))
})

test('a chip opens its fact with the cells of the chart lit', async () => {
  const { card, book } = await open('outer')
  await act(() => changeConfig({ readerLevel: 'practitioner' }))
  const id = card.reasons.find((one) => one === 'stems:one-element')!
  const { plain, term } = book.facts[id]!
  await userEvent.click(await screen.findByText(`${plain.zh_CN} · ${term.zh_CN}`, { ignore: `${UNSEEN} *` }))
  const note = await screen.findByRole('dialog')
  expect(note.textContent).toContain(book.facts[id]!.rule.zh_CN)
  const lit = [...note.querySelectorAll('[data-lit]')].map((cell) => cell.textContent.slice(0, 1))
  expect(lit).toEqual(['庚', '辛', '庚', '庚'])
})

test('a locked card shows its line, the seal, how much waits and what opens it, and nothing else', async () => {
  const { card } = await open('outer', { isLocked: true })
  expect(screen.getByText(card.line!.text.zh_CN)).toBeVisible()
  expect(screen.getByText('封', { ignore: `${UNSEEN} *` })).toBeVisible()
  expect(mainText()).toContain(`这一卡还有 ${card.waiting} 段，随全书开启`)
  expect(screen.getByText('开锁处', { ignore: `${UNSEEN} *` })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  const bar = screen.getByRole('navigation', { name: '翻页' })
  expect(within(bar).getByText('第 3 卡，共 10 卡')).toBeVisible()
  expect(within(within(bar).getByRole('button', { name: /内在性格/ })).getByLabelText('未开启')).toBeVisible()
})

test('a paragraph is highlighted and unhighlighted, and a note is typed and kept', async () => {
  const { user_id, archiveId, card } = await open('self')
  const user = userEvent.setup()
  const [paragraph] = card.sections[0]!.paragraphs
  const marks = () => listMarks(user_id, archiveId, 'fatebook')
  const doing = async (name: string) => {
    await user.click(document.querySelector(`[data-paragraph="${paragraph!.id}"] [aria-label="标记这一段"]`)!)
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
  }
  await doing('标亮')
  await waitFor(async () => expect(await marks()).toMatchObject([{ kind: 'highlight', paragraph: paragraph!.id, quote: '' }]))
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBeTruthy())
  await doing('取消标亮')
  await waitFor(async () => expect(await marks()).toEqual([]))
  await user.click(await screen.findByText('撤销'))
  await waitFor(async () => expect(await marks()).toHaveLength(1))
  await doing('写笔记')
  const text = await screen.findByLabelText('笔记', { selector: 'textarea' })
  await waitFor(() => expect(text).toHaveProperty('disabled', false))
  await user.type(text, '确实如此')
  await user.click(screen.getByText('保存'))
  await screen.findByLabelText('笔记：确实如此')
  expect((await marks()).map(({ kind, text: said }) => [kind, said])).toEqual([
    ['highlight', ''],
    ['note', '确实如此'],
  ])
})
