/** Answers in progress: the model pauses after some text, so that the test can stop it. */
import type { Page } from '@playwright/test'
import { modelAfterTools } from '../support/scripted-model.ts'
import { expect, seedLogin, newAddress } from './support/fixtures.ts'
import { askAndDrawLot, test } from './support/model-server.ts'
import { addArchive, call } from './support/person.ts'

const answers = (page: Page) => page.getByRole('log').getByRole('article')
const stop = (page: Page) => page.getByRole('button', { name: '停下' })

test('stops an answer with its text and announces a long conversation', async ({ page, server, model }) => {
  const look = modelAfterTools([['chart', {}]], '')
  model.sayBy((talk) =>
    talk.messages.some(({ role }) => role === 'tool') ? { text: ['先留三个月的钱。\n', '1. 再'], isStalled: true } : look(talk),
  )
  const token = await seedLogin(page, server, newAddress())
  await addArchive(server, token)
  await page.goto(`${server.url}/chat/index?chat=cs`)
  await askAndDrawLot(page, '今年什么时候进账多？')
  await expect(answers(page).getByText('先留三个月的钱。')).toBeVisible()
  await stop(page).click()
  await expect(answers(page).getByText('写到这里，按你的意思停下了。')).toBeVisible()
  await expect(answers(page).getByText('先留三个月的钱。')).toBeVisible()
  await page.waitForURL(/[?&]c=/)
  const id = new URL(page.url()).searchParams.get('c')
  const log = await call<{ turns: { answer: { state: string } }[] }>(server, `/chat/log?conversation_id=${id}`, undefined, token)
  expect(log.data.turns.map(({ answer }) => answer.state)).toEqual(['stopped'])

  await page.reload()
  await expect(answers(page).getByText('先留三个月的钱。')).toBeVisible()
  await expect(page.getByText('这段话已经很长，请稍候。')).toHaveCount(0)
  server.lengthenTalks()
  await askAndDrawLot(page, '下半年呢？')
  await expect(page.getByText('这段话已经很长，请稍候。')).toBeVisible()
  await stop(page).click()
  await expect(page.getByText('这段话已经很长，请稍候。')).toHaveCount(0)
})
