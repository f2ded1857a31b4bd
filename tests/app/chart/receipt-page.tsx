/** Shows a chart with its receipt, which explains how it was computed. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { API_TOKEN_NAMES } from '#contract/session.ts'
import { addArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { saveLogin } from '#device/session/session.ts'
import { useArchive } from '#app/session/archives.ts'
import { ChartView } from '#app/features/chart/chart-view.tsx'
import { activateLocale } from '#app/language/i18n.ts'
// Imports the lazy chunk beforehand, so that the test does not wait for it.
import '#app/features/chart/receipt-sheet.tsx'
import { renderPage } from './page.tsx'

/** Id of the user who is logged in. */
export const USER = 'u1'

export const onCompare = vi.fn<(turn: string) => void>()

/** Logs a user in before each test of a file, without a network. */
export function useReceiptPage(): void {
  beforeEach(async () => {
    await activateLocale('zh_CN')
    const api_tokens = Object.fromEntries(API_TOKEN_NAMES.map((name) => [name, name]))
    await saveLogin({ user_id: USER, email: 'lin@example.com', token: 't1', api_tokens } as Parameters<typeof saveLogin>[0])
    // The chart and its receipt must work without a network.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    onCompare.mockClear()
  })
}

/** Shows the chart of an archive. */
export function Screen({ archiveId }: { archiveId: string }) {
  const archive = useArchive(archiveId)
  return archive ? <ChartView archive={archive} onCompare={onCompare} heading={<h1>{archive.user_name}</h1>} /> : null
}

/** Renders a new archive with its receipt open. */
export async function openReceipt(born: ArchiveProfile) {
  const user = userEvent.setup()
  const { archive_id } = await addArchive(USER, born)
  renderPage(<Screen archiveId={archive_id} />)
  await user.click((await screen.findAllByRole('button', { name: '怎么来的' }))[0]!)
  const receipt = await screen.findByRole('dialog', { name: '这张命盘怎么来的' })
  return { user, receipt, archiveId: archive_id }
}
