import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useArchiveActions } from '#app/features/archives/use-archive-actions.ts'
import { useSaveNewArchive } from '#app/features/birth-form/draft/use-save-archive.tsx'
import { useCurrentArchive } from '#app/session/archives.ts'
import { getTodaysArchive } from '#device/archives/archive-choice.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

async function start(books: string[] = []) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  const row = (await getUserDb(user_id).archives.get(archive_id))!
  await getUserDb(user_id).archives.put({ ...row, shown: { ...row.shown!, books } })
  return { userId: user_id, names: async () => (await listArchives(user_id)).map(({ user_name }) => user_name) }
}

function Remove() {
  const { remove } = useArchiveActions()
  const archive = useCurrentArchive()
  return (
    archive && (
      <button type="button" onClick={() => void remove(archive)}>
        {archive.user_name}
      </button>
    )
  )
}

async function askToRemove() {
  renderInApp(<Remove />)
  await userEvent.click(await screen.findByRole('button', { name: '林知远' }))
  return screen.findByRole('dialog', { name: '删除“林知远”？' })
}

test('names paid books in the question before a removal', async () => {
  await start(['annual:2027', 'fatebook'])
  expect((await askToRemove()).textContent).toContain(
    '已解锁的2027 年度报告和一卷命书，连同命盘与每日记录一并移走；30 天内找回档案，书也回来。',
  )
})

test('names no book in the question when there is none', async () => {
  await start()
  expect((await askToRemove()).textContent).not.toContain('书也回来')
})

test('restores the archive from the notice of a removal', async () => {
  const { names } = await start()
  const question = await askToRemove()
  await userEvent.click(within(question).getByRole('button', { name: '删除' }))
  await waitFor(async () => expect(await names()).toEqual([]))
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
  await waitFor(async () => expect(await names()).toEqual(['林知远']))
  await screen.findByText('已找回')
})

function AddFriend({ userId }: { userId: string }) {
  const save = useSaveNewArchive(userId, async () => {})
  return (
    <button type="button" onClick={() => void save({ ...birth, user_name: '周若棠' })}>
      添加
    </button>
  )
}

test('keeps today’s archive after adding a friend and offers to switch', async () => {
  const { userId } = await start()
  renderInApp(<AddFriend userId={userId} />)
  await userEvent.click(await screen.findByRole('button', { name: '添加' }))
  await screen.findByText('保存成功。今日仍看“林知远”，命书、召唤与商店看“周若棠”')
  expect((await getTodaysArchive(userId))?.user_name).toBe('林知远')
  await userEvent.click(screen.getByRole('button', { name: '改看“周若棠”' }))
  await waitFor(async () => expect((await getTodaysArchive(userId))?.user_name).toBe('周若棠'))
})
