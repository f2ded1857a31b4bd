import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MatchScreen } from '#app/features/match/match-screen.tsx'
import { ReceivedCodeForm } from '#app/features/match/pair-code-field.tsx'
import { parseSharedPair } from '#app/features/match/pair-link.ts'
import { SharedMatch } from '#app/features/match/shared-match.tsx'
import { useArchives } from '#app/session/archives.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { shanghai } from '../chart/births.ts'
import { stubNavigator } from '../shell/navigator-has.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

const ADDRESS = 'https://ming.example/together'

function Screen() {
  const [one, two] = useArchives() ?? []
  return one && two ? <MatchScreen one={one} two={two} address={ADDRESS} /> : null
}

async function open(change: Partial<ArchiveProfile> = {}) {
  const { user_id } = await logIn()
  await addArchive(user_id, shanghai)
  await addArchive(user_id, { ...shanghai, user_name: '沈若棠', birthday: '1992-11-03 21:10:00', offset_seconds: 28_800, ...change })
  renderInApp(<Screen />)
  await screen.findByRole('tablist')
}

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

test('shows two charts side by side with their mutual relations', async () => {
  await open()
  const chartTables = ['林知远', '沈若棠'].map((name) => within(screen.getByRole('region', { name })).getAllByRole('definition'))
  expect(chartTables.map((chartTable) => chartTable.map(({ textContent }) => textContent.slice(0, 2)))).toEqual([
    ['庚午', '辛巳', '庚辰', '庚辰'],
    ['壬申', '庚戌', '癸未', '癸亥'],
  ])
  // By the classical tables, 辰 clashes with 戌, and 巳 and 申 combine into water.
  const between = within(screen.getByRole('list', { name: '两盘之间' })).getAllByRole('listitem')
  const lines = between.map(({ textContent }) => textContent)
  expect(lines.some((line) => line.startsWith('林知远的日支辰冲沈若棠的月支戌'))).toBe(true)
  expect(lines.some((line) => line.startsWith('林知远的月支巳与沈若棠的年支申合水'))).toBe(true)
})

test('switches three views by tap and arrow, each with reasons', async () => {
  await open()
  expect(shownTab()).toBe('感情')
  await userEvent.click(screen.getByRole('tab', { name: '共事' }))
  expect(shownTab()).toBe('共事')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(shownTab()).toBe('做朋友')
  expect(screen.getByRole('tab', { selected: true })).toBe(document.activeElement)
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getByText('三件可以先说好的事')).toBeVisible()
  // 庚 is metal, which generates water, the element of 癸.
  expect(screen.getByRole('tabpanel').textContent).toContain('林知远的日主庚属金，生沈若棠的日主癸（水）')
  expect(panel.getAllByText('依据').length).toBeGreaterThanOrEqual(6)
})

test('shares pillars and typed labels only, no name or birthday', async () => {
  await open()
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
  stubNavigator('clipboard', { writeText })
  await userEvent.type(screen.getByRole('textbox', { name: /称呼第一位/ }), '阿远')
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  const link = writeText.mock.calls[0]![0]
  expect(link.startsWith(`${ADDRESS}#`)).toBe(true)
  expect(decodeURIComponent(link)).not.toMatch(/1990|1992|林知远|沈若棠/)
  expect(parseSharedPair(link)).toEqual({
    charts: [
      ['庚午', '辛巳', '庚辰', '庚辰'],
      ['壬申', '庚戌', '癸未', '癸亥'],
    ],
    labels: ['阿远', ''],
  })
})

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01 09:00:00`

test('shows only family and no link for a young child', async () => {
  await open({ birthday: yearsAgo(2) })
  expect(tabs()).toEqual(['一家人'])
  expect(screen.getByRole('tabpanel').textContent).not.toMatch(/感情|夫妻|恋|婚|对象/)
  expect(screen.queryByRole('button', { name: '复制链接' })).toBeNull()
})

test('puts family first and love last a generation apart', async () => {
  await open({ birthday: '1962-11-03 21:10:00' })
  expect(tabs()).toEqual(['一家人', '做朋友', '共事', '感情'])
  expect(shownTab()).toBe('一家人')
  expect(screen.getByRole('button', { name: '复制链接' })).toBeVisible()
})

test('shows the answer before charts and reasons', async () => {
  await open()
  const panel = screen.getByRole('tabpanel')
  expect(panel.firstElementChild!.textContent).toMatch(/^[^。]+。$/)
  expect(panel.firstElementChild!.compareDocumentPosition(screen.getByRole('region', { name: '林知远' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('explains a shared reading, links to a chart, opens without romance', async () => {
  renderInApp(<SharedMatch fragment="13GA0WF3R1" onRead={() => {}} onBack={() => {}} />)
  expect((await screen.findByRole('link', { name: '排一张自己的盘' })).getAttribute('href')).toBe('/')
  expect(screen.getByText(/^命书按出生的时刻和地点排四柱/)).toBeVisible()
  await screen.findByRole('tablist')
  expect(shownTab()).toBe('做朋友')
})

test('reads a typed code on the match page', async () => {
  const onRead = vi.fn<(fragment: string) => void>()
  renderInApp(<ReceivedCodeForm onRead={onRead} />)
  await userEvent.type(await screen.findByRole('textbox', { name: '短码或链接' }), '13ga0-wf3r1')
  await userEvent.click(screen.getByRole('button', { name: '读' }))
  expect(onRead).toHaveBeenCalledExactlyOnceWith('13GA0WF3R1')
})

test('shows a dash for an unknown hour', async () => {
  await open({ hour_unknown: true, birthday: '1992-11-03 12:00:00' })
  const chartTable = within(screen.getByRole('region', { name: '沈若棠' })).getAllByRole('definition')
  expect(chartTable.at(-1)!.textContent).toBe('—')
})

test('reports a damaged link and reads a typed code instead', async () => {
  const onRead = vi.fn<(fragment: string) => void>()
  renderInApp(<SharedMatch fragment="K7PQ-broken" onRead={onRead} onBack={() => {}} />)
  expect((await screen.findByRole('alert')).textContent).toContain('读不出两张盘')
  const field = screen.getByRole('textbox', { name: '短码或链接' })
  await userEvent.type(field, 'abc')
  await userEvent.click(screen.getByRole('button', { name: '读' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, '13ga0-wf3r1')
  await userEvent.click(screen.getByRole('button', { name: '读' }))
  expect(onRead).toHaveBeenCalledExactlyOnceWith('13GA0WF3R1')
})
