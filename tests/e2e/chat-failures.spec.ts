/** A language model that fails or states something false: the rules answer, the reason is shown, and false text is not. */
import type { Page } from '@playwright/test'
import type { ModelEndpoint } from '../support/model-endpoint.ts'
import type { ModelReply } from '../support/model-talk.ts'
import { modelAfterTools } from '../support/scripted-model.ts'
import { expect, VARIANT_TEST, seedLogin, newAddress } from './support/fixtures.ts'
import { askAndDrawLot, test } from './support/model-server.ts'
import { addArchive } from './support/person.ts'
import type { TestServer } from './support/server.ts'

const answer = (page: Page) => page.getByRole('log').getByRole('article')

/** Makes the model call the chart tool and then send this reply. */
const afterLookingUp = (model: ModelEndpoint, said: ModelReply) => {
  const look = modelAfterTools([['chart', {}]], '')
  model.sayBy((talk) => (talk.messages.some(({ role }) => role === 'tool') ? said : look(talk)))
}

async function askInNewChat(page: Page, server: TestServer) {
  await addArchive(server, await seedLogin(page, server, newAddress()))
  await page.goto(`${server.url}/chat/index?chat=cs`)
  await askAndDrawLot(page, '今年什么时候进账多？')
}

test('explains a rate-limited model and answers by rules', async ({ page, server, model }) => {
  model.sayBy(() => ({ status: 429 }))
  await askInNewChat(page, server)
  await expect(answer(page).getByText('语言模型这会儿问的人太多，没有接。下面由本书按规则来答。')).toBeVisible()
  await expect(answer(page).getByText(/由规则写成/)).toBeVisible()
  await expect(answer(page).getByText(/由 tests-own 写成/)).toHaveCount(0)
  await page.reload()
  await expect(answer(page).getByText(/由规则写成/)).toBeVisible()
})

test('preserves the text of a broken connection and continues by rules', VARIANT_TEST, async ({ page, server, model }) => {
  afterLookingUp(model, { text: ['先留三个月的钱。\n', '1. 再把该收的账收回来。\n', '2. 别的'], cutAt: 400 })
  await askInNewChat(page, server)
  await expect(answer(page).getByText('语言模型说到一半断了。下面由本书按规则来答。')).toBeVisible()
  // Waits for the author line, which is the last part of an answer.
  await expect(answer(page).getByText(/由 tests-own 写成/)).toBeVisible()
  const shownText = await answer(page).innerText()
  await page.reload()
  await expect(answer(page)).toHaveText(shownText, { useInnerText: true })
})

test('never shows a pillar that the chart does not have', async ({ page, server, model }) => {
  // The true day pillar of 15 May 1990 is 庚辰; when asked to correct the sentence, the model repeats it.
  const wrong = '你的日柱是壬午。'
  model.sayBy(modelAfterTools([['chart', {}]], ['先留三个月的钱。\n', wrong, '\n'].join(''), wrong))
  await askInNewChat(page, server)
  await expect(answer(page).getByText('先留三个月的钱。')).toBeVisible()
  await expect(answer(page).getByRole('button', { name: '复制这一答' })).toBeVisible()
  await expect(answer(page).getByText('壬午')).toHaveCount(0)
})
