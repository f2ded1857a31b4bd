import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { loadGlossary } from '#app/glossary/use-glossary.ts'
import { TermText } from '#app/glossary/term-text.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { renderWithRouter } from './page.tsx'

beforeEach(() => activateLocale('zh_CN'))

const TEXT = '天干七杀，地支正官；七杀在前（七杀格）。'

test('renders the whole text and one button per distinct term', async () => {
  renderWithRouter(<p data-testid="text">{<TermText text={TEXT} />}</p>)
  expect((await screen.findByTestId('text')).textContent).toBe(TEXT)
  await screen.findByRole('button', { name: '天干' })
  expect(screen.getAllByRole('button').map((term) => term.textContent)).toEqual(['天干', '七杀', '地支', '正官', '七杀格'])
  expect(screen.getByTestId('text').textContent).toBe(TEXT)
})

test('opens every occurrence of a term when all are requested', async () => {
  renderWithRouter(<TermText text={TEXT} terms="all" />)
  await waitFor(() => expect(screen.getAllByRole('button', { name: '七杀' })).toHaveLength(2))
})

test('renders a text without terms unchanged', async () => {
  renderWithRouter(<p data-testid="text">{<TermText text="先把那封信发了。" />}</p>)
  await loadGlossary('zh_CN')
  expect((await screen.findByTestId('text')).innerHTML).toBe('先把那封信发了。')
})

test('opens, follows and closes entries by keyboard', async () => {
  const user = userEvent.setup()
  const { plain, detail } = (await loadGlossary('zh_CN')).get('god-qisha')!
  renderWithRouter(<TermText text={TEXT} />)
  const term = await screen.findByRole('button', { name: '七杀' })
  term.focus()
  await user.keyboard('{Enter}')
  const entry = await screen.findByRole('dialog', { name: '七杀' })
  expect(entry.textContent.indexOf(plain)).toBeGreaterThan(0)
  expect(entry.textContent.indexOf(detail)).toBeGreaterThan(entry.textContent.indexOf(plain))
  expect(within(entry).getByText('qī shā')).toBeVisible()
  expect(within(entry).getByRole('link', { name: '全部术语' }).getAttribute('href')).toBe('/glossary')

  await user.click(within(within(entry).getByRole('navigation', { name: '另见' })).getByRole('button', { name: '官杀' }))
  const next = await screen.findByRole('dialog', { name: '官杀' })
  await user.click(within(within(next).getByText('全部术语').parentElement!).getByRole('button', { name: '七杀' }))
  await screen.findByRole('dialog', { name: '七杀' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows the Chinese name with its language and pinyin in English', async () => {
  await activateLocale('en_US')
  const user = userEvent.setup()
  renderWithRouter(<TermText text="The month yields Seven killings." />)
  await user.click(await screen.findByRole('button', { name: 'Seven killings' }))
  const entry = await screen.findByRole('dialog', { name: 'Seven killings' })
  expect(within(entry).getByText('七杀').lang).toBe('zh-CN')
  expect(within(entry).getByText('qī shā').lang).toBe('zh-Latn')
})
