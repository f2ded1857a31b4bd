import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import type { BookCard, BookParagraph } from '#contract/book.ts'
import { LOCALES } from '#contract/locale.ts'
import type { Db } from '#server/db/open.ts'
import { getBookArchive, toCastProfile } from '#server/features/books/archive.ts'
import { composeBookBody } from '#server/features/books/book-body.ts'
import type { Account } from './server-client.ts'

/** Returns the paragraphs of a card, without the card's summary line. */
export const paragraphsOf = ({ sections, todo }: BookCard): readonly BookParagraph[] => [
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  ...(todo === null ? [] : [todo]),
]

/** Escapes a text as inside a JSON string, without the quotation marks. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Returns a book's paid texts in all languages, escaped as in a JSON response. */
export async function paidTexts(db: Db, userId: string, archiveId: string, productId: string, now: number): Promise<readonly string[]> {
  const { cards } = composeBookBody(toCastProfile(await getBookArchive(db, userId, archiveId)), productId, now)
  const paid = cards.filter(({ id }) => id !== 'chart' && id !== 'self').flatMap(paragraphsOf)
  return paid.flatMap(({ text }) => LOCALES.map((locale) => inJson(text[locale])))
}

/** Endpoints that are not called, because they end the session or delete the account or the archive of the later calls. */
const ENDING: ReadonlySet<EndpointName> = new Set<EndpointName>(['logout', 'deactivate', 'sessionEnd', 'removeArchive'])

/** Calls every non-public endpoint for both books and several versions, and returns the raw responses. */
export async function callEveryEndpoint(me: Account, archive_id: string, year: number): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>()
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (endpoints[name].access === 'public' || ENDING.has(name)) continue
    for (const product_id of ['fatebook', `annual:${year}`])
      for (const version of [undefined, 1, 2]) {
        const input = {
          archive_id,
          product_id,
          year,
          version,
          mark_id: 'a',
          kind: 'note',
          card: 'love',
          locale: 'zh_CN',
          made_at: 1,
          from: '/',
        }
        answers.set(`${name} ${product_id} ${version}`, (await me.call(name, input)).text)
      }
  }
  return answers
}
