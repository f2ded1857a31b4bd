import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeShareSheet, openShareSheet } from '#app/ui/share-content.ts'
import { stubNavigator } from '../shell/navigator-has.ts'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)
afterEach(closeShareSheet)

const picture = new Blob(['picture'], { type: 'image/png' })

async function offer(pictureOf?: () => Promise<Blob>) {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }))
  renderInApp(null)
  openShareSheet({ text: '今日宜静', drawPicture: pictureOf })
  return screen.findByRole('dialog', { name: '分享前先看' })
}

test('previews an image before sharing and confirms the share', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.resolve())
  stubNavigator('share', share)
  stubNavigator('canShare', () => true)
  await offer(() => Promise.resolve(picture))
  expect(await screen.findByRole('img', { name: '今日宜静' })).toHaveAttribute('src', 'blob:picture')
  expect(share).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '分享' }))
  expect(share.mock.calls[0]![0]!.files![0]!.type).toBe('image/png')
  await screen.findByText('已分享')
})

test('keeps the preview silently when the system sheet is cancelled', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('closed', 'AbortError')))
  stubNavigator('share', share)
  await offer()
  await userEvent.click(screen.getByRole('button', { name: '分享' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByText(/已分享|已复制|复制失败|没能分享/)).toBeNull()
})

test('copies the text when sharing is unavailable and confirms it', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve())
  stubNavigator('clipboard', { writeText })
  // No picture can be drawn: the preview shows the text.
  await offer(() => Promise.reject(new Error('no canvas')))
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: '复制文字' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('今日宜静')
  await screen.findByText('文字已复制')
})

test('confirms that an image was saved to the downloads', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await offer(() => Promise.resolve(picture))
  await userEvent.click(await screen.findByRole('button', { name: '存成图片' }))
  expect(click).toHaveBeenCalledOnce()
  await screen.findByText('图片已存到下载')
})
