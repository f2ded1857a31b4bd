/** Printing a chart. */
import { expect, seedLogin, newAddress, test, WHOLE_BROWSER } from './support/fixtures.ts'
import { addArchive } from './support/person.ts'

test.use(WHOLE_BROWSER)

test('prints a chart on one page, without the navigation', async ({ page, server }) => {
  const { archive_id } = await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${server.url}/archive/index?archiveId=${archive_id}&card=chart`)
  await expect(page.getByText('火生土，土生金，至金而止。')).toBeVisible()
  // The last part of the page, which is loaded after the others.
  await expect(page.getByText('复制命盘')).toBeVisible()
  await expect(page.getByText('宫位与其余神煞')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)

  const countPages = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  await expect.poll(countPages).toBe(1)

  await page.emulateMedia({ media: 'print' })
  for (const part of ['十神', '大运', '五行里金最重']) await expect(page.getByText(part).first()).toBeVisible()
  for (const around of ['运势', '召唤', '怎么来的', '八字是什么？', '目录', '跳到正文', '大运流年', '宫位与其余神煞', '查看']) {
    for (const found of await page.getByText(around, { exact: true }).all()) await expect(found).toBeHidden()
  }
})
