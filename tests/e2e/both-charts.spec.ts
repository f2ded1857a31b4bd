/** A birth in the minute of 立春: opens both charts, stores the chosen one and returns to the comparison. */
import { axeFindings } from './support/axe.ts'
import { fillBirth } from './support/birth.ts'
import { addArchive, archivesOf } from './support/person.ts'
import { expect, seedLogin, newAddress, test } from './support/fixtures.ts'

test('opens both charts for a new archive at a border', async ({ page, server }) => {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/archive/add`)
  await fillBirth(page, { name: '何舟', gender: '男', date: '2024-2-4', time: '16:27', place: '上海' })
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page).toHaveURL(/\/archive\/both\?/)
  await page.getByRole('button', { name: '两张盘都留着，以后再定' }).click()
  await expect(page.getByRole('columnheader', { name: '年柱 可能不同' })).toBeVisible()
})

test('opens both charts from the chart and stores the choice', async ({ page, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token, { birthday: '2024-02-04 16:27:00', offset_seconds: 28_800 })
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
  await page.getByRole('button', { name: /就过了立春/ }).click()
  await expect(page).toHaveURL(/\/archive\/both\?/)
  await expect(page.getByRole('heading', { name: '生在立春那一分钟，前后是两张盘。' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: '两张盘都留着，以后再定' }).click()
  await expect(page).toHaveURL(/\/archive\/index\?/)
  await page.getByRole('button', { name: /就过了立春/ }).click()
  await page.getByRole('button', { name: '用立春后' }).click()
  await expect(page).toHaveURL(/\/archive\/index\?/)
  await expect(page.getByRole('button', { name: '怎么来的' })).toBeVisible()
  await expect(page.getByRole('button', { name: /立春/ })).toHaveCount(0)
  await expect
    .poll(async () => (await archivesOf(server, token)).map(({ birthday, told_within }) => [birthday, told_within]))
    .toEqual([['2024-02-04 16:27:08', 0]])

  await page.getByRole('button', { name: '怎么来的' }).click()
  await page.getByRole('button', { name: '再看两边的盘' }).click()
  await expect(page).toHaveURL(/\/archive\/both\?/)
  await page.getByRole('button', { name: '两张盘都留着，以后再定' }).click()
  await expect(page.getByRole('button', { name: /还没到立春/ })).toBeVisible()

  await page.goto(`${server.url}/archive/both?archiveId=00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: '找不到这份档案' })).toBeVisible()
})
