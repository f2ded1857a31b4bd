import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ChartView } from '#app/features/chart/chart-view.tsx'
import type { Archive } from '#contract/archive.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

async function show(isFirst: boolean) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archive_id)) as Archive
  renderInApp(<ChartView archive={archive} heading="林知远" onCompare={() => undefined} isFirst={isFirst} />)
  return screen.findByRole('table', { name: '命盘' })
}

test('shows a plain sentence and a link above the first chart', async () => {
  const table = await show(true)
  const sentence = await screen.findByText(/^阳金，像矿里的生铁和出炉的刀/)
  const way = screen.getByRole('link', { name: '看今日' })
  expect(way.getAttribute('href')).toBe('/fate/index')
  for (const above of [sentence, way])
    expect(above.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('shows neither above a later chart', async () => {
  await show(false)
  expect(screen.queryByText(/像矿里的生铁/)).toBeNull()
  expect(screen.queryByRole('link', { name: '看今日' })).toBeNull()
})
