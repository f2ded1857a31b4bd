import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PreviewNote } from '#app/features/gallery/studio/preview.tsx'
import { storeImageQuota } from '#device/images/image-quota.ts'
import { getUserDb } from '#device/store/db.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

async function drawnBy(drawn_by: string) {
  const { user_id } = await logIn()
  await storeImageQuota(getUserDb(user_id), { left: 2, drawn_by })
}

test('states how a model’s image differs from the preview', async () => {
  await drawnBy('brush-1')
  renderInApp(<PreviewNote kind="wallpaper" />)
  expect(await screen.findByText(/^原图由 brush-1 绘制，景物和笔法会和预览不同.*月柱、月历、节气和名字，由命书写在图上。$/)).toBeVisible()
})

test('omits the calendar from the note of a portrait', async () => {
  await drawnBy('brush-1')
  renderInApp(<PreviewNote kind="avatar" />)
  const note = await screen.findByText(/^原图由 brush-1 绘制.*选了名字，由命书连印章一起写在图上。$/)
  expect(note).not.toHaveTextContent('月历')
})

test('states that a built-in image equals its preview', async () => {
  await drawnBy('house')
  renderInApp(<PreviewNote kind="wallpaper" />)
  expect(await screen.findByText('预览在本机上画成，选定后再生成原图。')).toBeVisible()
})
