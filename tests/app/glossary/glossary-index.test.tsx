import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { searchTerms } from '#app/features/glossary/search-terms.ts'
import { GlossaryIndex } from '#app/features/glossary/glossary-index.tsx'
import { groupTerms } from '#app/features/glossary/term-groups.ts'
import { loadGlossary } from '#app/glossary/use-glossary.ts'
import { activateLocale } from '#app/language/i18n.ts'
import entries from '#readings/glossary/glossary.json' with { type: 'json' }
import { renderWithRouter } from './page.tsx'

beforeEach(() => activateLocale('zh_CN'))

test.each(['zh_CN', 'zh_TW', 'en_US'] as const)('loads every entry in %s in order', async (locale) => {
  const glossary = await loadGlossary(locale)
  expect([...glossary.values()].map(({ id, name, plain, detail }) => ({ id, name, plain, detail }))).toEqual(
    entries.map((entry) => ({ id: entry.id, name: entry[locale], plain: entry.plain[locale], detail: entry.detail[locale] })),
  )
})

test('groups each term under one kind named by a term', async () => {
  const kinds = groupTerms(await loadGlossary('zh_CN'))
  expect(kinds.flatMap(({ terms }) => terms.map(({ id }) => id)).toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
  expect(kinds.map(({ head }) => head.name).join(' ')).toBe(
    '命盘 五行 天干 地支 十神 旺衰 格局 喜忌 十二长生 合冲刑害 神煞 大运 节气 宜忌 卦',
  )
  expect(kinds.filter(({ terms }) => terms.length < 5)).toEqual([])
  expect(kinds.find(({ head }) => head.id === 'stars')!.terms.map(({ id }) => id)).not.toContain('start-of-luck')
})

const sought = [
  ['zh_CN', '七杀', 'god-qisha'],
  ['zh_CN', '七殺', 'god-qisha'],
  ['zh_CN', 'qisha', 'god-qisha'],
  ['zh_CN', 'Qi Sha', 'god-qisha'],
  ['zh_CN', '邮戳', 'bazi'],
  ['zh_TW', '真太陽', 'true-solar-time'],
  ['en_US', 'seven ki', 'god-qisha'],
  ['en_US', 'postmark', 'bazi'],
  ['en_US', '七杀', 'god-qisha'],
] as const

test.each(sought)('finds in %s for “%s” %s first', async (locale, typed, id) => {
  expect(searchTerms(await loadGlossary(locale), typed)[0]?.id).toBe(id)
})

test('filters the list while typing and reports no match', async () => {
  const user = userEvent.setup()
  const opened: string[] = []
  renderWithRouter(<GlossaryIndex opened={undefined} onOpen={(id) => opened.push(id)} onClose={() => undefined} />)
  const field = await screen.findByRole('searchbox', { name: '查术语' })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(15)
  expect(screen.getAllByRole('listitem')).toHaveLength(274)
  await user.type(field, 'kongwang')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('1 条')
  await user.click(within(screen.getByRole('listitem')).getByRole('button'))
  expect(opened).toEqual(['star-kongwang'])
  await user.clear(field)
  await user.type(field, '没有的词')
  expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('没有找到这个词。')
})

test('opens the entry in the address and follows its links', async () => {
  const user = userEvent.setup()
  const opened: string[] = []
  renderWithRouter(<GlossaryIndex opened="bazi" onOpen={(id) => opened.push(id)} onClose={() => undefined} />)
  const entry = await screen.findByRole('dialog', { name: '八字' })
  await user.click(within(entry).getByRole('button', { name: '四柱' }))
  expect(opened).toEqual(['four-pillars'])
})
