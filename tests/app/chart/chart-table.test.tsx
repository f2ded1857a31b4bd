import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { castWithReceipt } from '#app/features/chart/use-chart.ts'
import { ChartTable } from '#app/features/chart/chart-table.tsx'
import { SCORE_PART_TERM_IDS } from '#app/features/fortune/score-part-link.tsx'
import { activateLocale } from '#app/language/i18n.ts'
import { DAY_OFFICER_LABELS } from '#app/terms/duties.ts'
import { LIFE_STAGE_LABELS } from '#app/terms/life-stages.ts'
import { STAR_LABELS } from '#app/terms/stars.ts'
import { TEN_GOD_LABELS } from '#app/terms/ten-gods.ts'
import { BRANCHES, STEMS } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import shared from '../../fixtures/bazi/pillars-shared.json'
import { shanghai } from './births.ts'
import { renderWithRouter } from '../glossary/page.tsx'
import { cellsOf, renderPage } from './page.tsx'
import { loadGlossary } from '#app/glossary/use-glossary.ts'

beforeEach(() => activateLocale('zh_CN'))

const show = (born: ArchiveProfile) => renderPage(<ChartTable cast={castWithReceipt(toBirthInput(born))} />)

test('marks an uncertain pillar visibly and in its accessible name', () => {
  renderPage(<ChartTable cast={castWithReceipt(toBirthInput(shanghai))} open={['year', 'month']} />)
  const heads = screen.getAllByRole('columnheader')
  expect(heads.map((head) => 'open' in head.dataset)).toEqual([true, true, false, false])
  expect(screen.getByRole('columnheader', { name: '年柱 可能不同' })).toBe(heads[0])
  expect(screen.getByRole('columnheader', { name: '日柱' })).toBe(heads[2])
})

test('shows the characters of a known birth and their relations', () => {
  show(shanghai)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['年柱', '月柱', '日柱', '时柱'])
  expect(cellsOf('十神')).toEqual(['比肩', '劫财', '日主', '比肩'])
  expect(cellsOf('天干')).toEqual(['庚', '辛', '庚', '庚'])
  expect(cellsOf('地支')).toEqual(['午', '巳', '辰', '辰'])
  expect(cellsOf('藏干')).toEqual(['丁 正官己 正印', '丙 七杀庚 比肩戊 偏印', '戊 偏印乙 正财癸 伤官', '戊 偏印乙 正财癸 伤官'])
  expect(cellsOf('纳音')).toEqual(['路旁土', '白蜡金', '白蜡金', '白蜡金'])
  expect(cellsOf('长生')).toEqual(['沐浴', '长生', '养', '养'])
  expect(cellsOf('空亡')).toEqual(['戌亥', '申酉', '申酉', '申酉'])
  // Computed by hand from rule B-10: in a 巳 month 天德 is 辛 and 月德 is 庚; 庚辰 is a 魁罡 day.
  const stars = cellsOf('神煞').map((cell) => cell.trim().split(' '))
  expect(stars.map((each) => each.includes('月德贵人'))).toEqual([true, false, true, true])
  expect(stars.map((each) => each.includes('天德贵人'))).toEqual([false, true, false, false])
  expect(stars.map((each) => each.includes('魁罡'))).toEqual([false, false, true, false])
  expect(stars.flat()).not.toContain('空亡')
})

const vectors = shared.cases.filter((_, i) => i % 20 === 0)

test('takes one in twenty of the shared vectors', () => {
  expect(vectors).toHaveLength(21)
})

test.each(vectors.map((vector) => [vector.id, vector] as const))('matches the shared vector %s', (_, { input, expect: said }) => {
  const { local, lng, lat, gender, zi, solarTime } = input
  renderPage(
    <ChartTable
      cast={castWithReceipt({
        local,
        lng,
        lat,
        solarTime,
        utc: said.utc,
        offsetSeconds: said.offsetSeconds,
        gender: gender as 'male' | 'female',
        zi: zi as '23' | '24',
      })}
    />,
  )
  expect(cellsOf('天干').map((stem, i) => stem + cellsOf('地支')[i])).toEqual(said.pillars)
  expect(cellsOf('十神')).toEqual(said.derived.tenGods)
  expect(cellsOf('藏干')).toEqual(
    said.derived.hidden.map((stems, i) => [...stems].map((stem, k) => `${stem} ${said.derived.hiddenTenGods[i]![k]}`).join('')),
  )
  expect(cellsOf('纳音')).toEqual(said.derived.naYin)
  expect(cellsOf('长生')).toEqual(said.derived.stages)
  expect(cellsOf('空亡')[0]).toBe(said.derived.kongWang.year)
  expect(cellsOf('空亡')[2]).toBe(said.derived.kongWang.day)
})

test('shows three pillars and dashes for an unknown hour', () => {
  show({ ...shanghai, birthday: '1990-05-15 12:00:00', hour_unknown: true })
  expect(cellsOf('天干')).toEqual(['庚', '辛', '庚', '—'])
  expect(cellsOf('空亡').at(-1)).toBe('—')
  expect(screen.getByRole('columnheader', { name: /时柱.*时辰未详/ })).toBeVisible()
  expect(screen.getAllByRole('button')).toHaveLength(3 * 8)
})

test('explains a tapped cell and its derivation', async () => {
  const user = userEvent.setup()
  show(shanghai)
  await user.click(screen.getByRole('button', { name: '劫财' }))
  const note = await screen.findByRole('dialog')
  expect(note.textContent).toContain('月柱 · 十神')
  expect(note.textContent).toContain('辛与日主庚同属金，阴阳不同，是为劫财。')
})

test('marks Chinese characters as Chinese in English, with pinyin', async () => {
  await activateLocale('en_US')
  show(shanghai)
  expect(cellsOf('Ten god')).toEqual(['Friend', 'Rival', 'Self', 'Friend'])
  expect(cellsOf('Stem')[0]).toBe('庚gēng')
  expect(cellsOf('Branch')[0]).toBe('午wǔ Horse')
  for (const mark of ['庚', '午', '戌亥']) expect(screen.getAllByText(mark)[0]!.closest('[lang]')!.getAttribute('lang')).toBe('zh-CN')
})

test('has one tab stop and moves between cells by arrow keys', async () => {
  show(shanghai)
  const cells = screen.getAllByRole('button')
  expect(cells).toHaveLength(32)
  expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1)
  await userEvent.tab()
  expect(document.activeElement).toBe(cells[0])
  // One step right and two down lead to the branch of the month.
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(document.activeElement!.textContent).toContain('巳')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement!.textContent).toContain('午')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['十神', '劫财', 'god-jiecai'],
  ['十神', '日主', 'day-master'],
  ['天干', '辛', 'stem-xin'],
  ['地支', '巳', 'branch-si'],
  ['纳音', '路旁土', 'nayin'],
  ['长生', '沐浴', 'stage-muyu'],
  ['空亡', '戌亥', 'star-kongwang'],
  ['神煞', '魁罡', 'star-kuigang'],
])('links a cell of the row %s to the entry of %s', async (row, shown, id) => {
  const user = userEvent.setup()
  const { name, plain } = (await loadGlossary('zh_CN')).get(id)!
  renderWithRouter(<ChartTable cast={castWithReceipt(toBirthInput(shanghai))} />)
  const cells = (await screen.findByRole('rowheader', { name: row })).closest('tr')!
  await user.click(within(cells).getAllByRole('button', { name: new RegExp(shown) })[0]!)
  const note = await screen.findByRole('dialog')
  await user.click(await within(within(note).getByRole('navigation', { name: '术语' })).findByRole('button', { name }))
  const entry = await screen.findByRole('dialog', { name })
  expect(within(entry).getByText(plain)).toBeVisible()
  await user.click(within(entry).getByRole('button', { name: new RegExp(`柱 · ${row}`) }))
  await screen.findByRole('dialog', { name: new RegExp(`柱 · ${row}`) })
})

test('has a glossary entry for every value of a cell', async () => {
  const glossary = await loadGlossary('zh_CN')
  const ids = [
    ...STEMS.map((stem) => `stem-${stem}`),
    ...BRANCHES.map((branch) => `branch-${branch}`),
    ...Object.keys(TEN_GOD_LABELS).map((god) => `god-${god}`),
    ...Object.keys(LIFE_STAGE_LABELS).map((stage) => `stage-${stage}`),
    ...Object.keys(STAR_LABELS).map((star) => `star-${star}`),
    ...Object.keys(DAY_OFFICER_LABELS).map((duty) => `duty-${duty}`),
    ...Object.values(SCORE_PART_TERM_IDS),
  ]
  expect(ids.filter((id) => !glossary.has(id))).toEqual([])
})
