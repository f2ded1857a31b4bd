import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ExportSection } from '#app/features/backup/export-section.tsx'
import { ImportScreen } from '#app/features/backup/import-screen.tsx'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contract/export-format.ts'
import type { Image } from '#contract/image.ts'
import { ZipBuilder } from '#device/backup/zip-file.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

const [MINE, STRANGE] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
const PNG = 'bytes of a PNG'

beforeEach(resetDevice)

/** Stores an image record of this account without the image file. */
async function imageOf(userId: string) {
  const shown: Image = {
    image_id: MINE,
    archive_id: 'a',
    kind: 'avatar',
    month: '2026-11',
    recipe: {
      composition: 0,
      palette: 0,
      scheme: 'light',
      width: 240,
      height: 240,
      safe_top: 0,
      safe_bottom: 0,
      calendar: false,
      almanac: false,
      name: false,
      locale: 'zh_CN',
      seed: 1,
    },
    state: 'done',
    made_by: 'house',
    type: 'image/png',
    bytes: PNG.length,
    asked_at: 1,
    ended_at: 2,
  }
  await getUserDb(userId).images.put({
    image_id: MINE,
    shown,
    confirmed: shown,
    full: null,
    thumb: null,
    is_let_go: true,
    leaving_at: null,
  })
}

async function zipFile() {
  const files = [
    { path: 'images/a.png', image_id: MINE },
    { path: 'images/b.png', image_id: STRANGE },
    { path: 'recordings/林知远 zh_CN/01 开篇.mp3', archive_id: 'a', locale: 'zh_CN', chapter: 0 },
  ]
  const zip = new ZipBuilder()
  for (const { path } of files) await zip.add(path, new Blob([PNG]))
  const archives = [{ ...birth, user_name: '林知远', archive_id: crypto.randomUUID() }]
  const json = JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, archives, files })
  return new File([await zip.end(json)], 'mingshu-2026-11-30.zip')
}

test('offers images and recordings for an export with their sizes', async () => {
  const { user_id } = await logIn()
  await imageOf(user_id)
  renderInApp(<ExportSection>导出全部</ExportSection>)
  const images = await screen.findByRole('checkbox', { name: '带上图片' })
  const recordings = screen.getByRole('checkbox', { name: '带上录音' })
  await waitFor(() => expect(images).toHaveAccessibleDescription('1 张，约 1 KB'))
  expect(recordings).toHaveAccessibleDescription('本机没有用过；服务器上有的都带上')
  expect([images, recordings].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false])
  await userEvent.click(images)
  expect(images).toBeChecked()
})

test('imports own images from a zip and explains what stays out', async () => {
  const { user_id } = await logIn()
  await imageOf(user_id)
  const onDone = vi.fn<() => void>()
  const { container } = renderInApp(<ImportScreen onDone={onDone} />)
  await screen.findByRole('button', { name: '选择文件' })
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, await zipFile())
  expect(await screen.findByText('1 张本机没有，放回本机。')).toBeVisible()
  expect(screen.getByText(/^1 张不在这个账户里。图片由服务器保管/)).toBeVisible()
  expect(screen.getByText(/^录音不导入/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '导入 1 份' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await getUserDb(user_id).images.get(MINE)).toMatchObject({ full: PNG.length, is_let_go: false })
  expect(await getUserDb(user_id).fullImages.toCollection().primaryKeys()).toEqual([MINE])
})
