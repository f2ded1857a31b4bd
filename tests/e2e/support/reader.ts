/** A reader with an unlocked fate book, and what is on its page. */
import type { Page } from '@playwright/test'
import type { Book } from '#contract/book.ts'
import { buy } from './buying.ts'
import { expect, seedLogin, newAddress } from './fixtures.ts'
import { addArchive, call } from './person.ts'
import type { TestServer } from './server.ts'

export interface Reader {
  readonly address: string
  readonly token: string
  readonly archiveId: string
  readonly book: Book
}

/** Creates a user with an unlocked fate book and returns the book's text. */
export async function readerOf(page: Page, server: TestServer): Promise<Reader> {
  const address = newAddress()
  const token = await seedLogin(page, server, address)
  const { archive_id: archiveId } = await addArchive(server, token)
  await buy(server, token, 'fatebook', archiveId)
  const { data: book } = await call<Book>(server, `/fatebook/fatebook-info?archive_id=${archiveId}`, undefined, token)
  return { address, token, archiveId, book }
}

export const cardOf = ({ book }: Reader, id: string) => book.cards.find((card) => card.id === id)!
export const factOf = ({ book }: Reader, id: string) => book.facts[id]!

export async function open(page: Page, server: TestServer, { archiveId }: Reader, card: string) {
  await page.goto(`${server.url}/archive/index?archiveId=${archiveId}&card=${card}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 })
export const paragraph = (page: Page, id: string) => page.locator(`[data-paragraph="${id}"]`)

/** Returns the id of the first paragraph that is visible below the bar. */
export const topmost = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[data-paragraph]')].find((one) => one.getBoundingClientRect().bottom > 73)?.id)
