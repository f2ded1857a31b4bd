import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SampleRow } from '#app/features/listen/podcast/sample-row.tsx'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

test('shows at once that the sample loads; another tap cancels', async () => {
  const { user_id: userId } = await logIn()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  // The server never responds.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderInApp(<SampleRow archiveId="a" userId={userId} locale="zh_CN" />)
  const button = await screen.findByRole('button', { name: /试听 30 秒/ })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAccessibleName(/试听准备中，再点停下/)
  expect(screen.getByText('试听准备中')).toHaveAttribute('role', 'status')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'false')
  expect(button).toHaveAccessibleName(/试听 30 秒/)
})
