import type { Page } from '@playwright/test'
import { startModelEndpoint, type ModelEndpoint } from '../../support/model-endpoint.ts'
import { test as base } from './fixtures.ts'
import { TestServer } from './server.ts'

/** Tests with a server that answers by a language model, and with this model, whose replies each test sets. */
export const test = base.extend<object, { model: ModelEndpoint; server: TestServer }>({
  model: [
    async ({}, use) => {
      const model = await startModelEndpoint()
      await use(model)
      model.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await TestServer.start({ LLM_BASE_URL: model.url, LLM_MODEL: 'tests-own' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** Asks a question on the open page of the mode `cs` and draws a lot. */
export async function askAndDrawLot(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: '要问的事' }).fill(question)
  await page.getByRole('button', { name: '送出', exact: true }).click()
  await page.getByRole('button', { name: '摇一支' }).click()
  await page.getByRole('button', { name: '请解这一签' }).click()
}
