/** Life events and verdicts: saved offline and sent when the network is back. */
import type { OutputOf } from '#contract/endpoints.ts'
import { axeFindings } from './support/axe.ts'
import { expect, seedLogin, newAddress, test, untilWorkerControls, WITH_WORKER } from './support/fixtures.ts'
import { addArchive, call } from './support/person.ts'
import { untilReady } from './support/ready.ts'

test.use({ expectedErrors: /ERR_/ })

test('saves an event and a verdict offline and sends them later', WITH_WORKER, async ({ page, context, server }) => {
  const token = await seedLogin(page, server, newAddress())
  const { archive_id } = await addArchive(server, token)
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=self`)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await untilReady(page)
  await untilWorkerControls(page)
  await context.setOffline(true)

  const more = page.getByRole('button', { name: '标记这一段' }).first()
  await more.focus()
  await page.keyboard.press('Enter')
  const hit = page.getByRole('button', { name: '说中', exact: true })
  const box = (await hit.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(44)
  await hit.click()
  await expect(page.getByRole('button', { name: '你的判断：说中' })).toBeVisible()

  await page.goto(`${server.url}/archive/life?archiveId=${archive_id}`)
  await expect(page.getByText('说中 1 句，没中 0 句，说不清 0 句。')).toBeVisible()
  await page.getByRole('button', { name: '记一件事' }).click()
  const sheet = page.getByRole('dialog', { name: '记一件事' })
  await sheet.getByLabel('年', { exact: true }).fill('2008')
  await sheet.getByLabel('月', { exact: true }).selectOption('06')
  await sheet.getByLabel('一句话（可不写）').fill('搬到上海')
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: /搬家.*搬到上海/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /搬家.*搬到上海/ })).toContainText('戊子')
  expect(await axeFindings(page)).toEqual([])

  await context.setOffline(false)
  const there = async () => (await call<OutputOf<'lifeList'>>(server, '/life/list', undefined, token)).data
  await expect.poll(there).toMatchObject({
    events: [{ archive_id, kind: 'move', date: '2008-06', note: '搬到上海' }],
    verdicts: [{ archive_id, product_id: 'fatebook', verdict: 'hit' }],
  })
})
