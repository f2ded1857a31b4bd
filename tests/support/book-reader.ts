import { endpoints, type EndpointName } from '#contract/endpoints.ts'
import type { BookCard, BookParagraph } from '#contract/book.ts'
import { LOCALES } from '#contract/locale.ts'
import type { Db } from '#server/db/open.ts'
import { getBookArchive, toCastProfile } from '#server/features/books/archive.ts'
import { composeBookBody } from '#server/features/books/book-body.ts'
import type { Account } from './server-client.ts'

/** Paragraphs of a card, but for its line. */
export const paragraphsOf = ({ sections, todo }: BookCard): readonly BookParagraph[] => [
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  ...(todo === null ? [] : [todo]),
]

/** As it stands in a body of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Every text of a book that only who unlocked it may read, in all languages, as it would stand in an answer. */
export async function paidTexts(db: Db, userId: string, archiveId: string, productId: string, now: number): Promise<readonly string[]> {
  const { cards } = composeBookBody(toCastProfile(await getBookArchive(db, userId, archiveId)), productId, now)
  const paid = cards.filter(({ id }) => id !== 'chart' && id !== 'self').flatMap(paragraphsOf)
  return paid.flatMap(({ text }) => LOCALES.map((locale) => inJson(text[locale])))
}

/** Calls that end what the others need. */
const ENDING: ReadonlySet<EndpointName> = new Set<EndpointName>(['logout', 'deactivate', 'sessionEnd', 'removeArchive'])

/** What every call of the contract answers to somebody who asks for an archive's books with all that a call may name, as it came. */
export async function everyAnswer(me: Account, archive_id: string, year: number): Promise<ReadonlyMap<string, string>> {
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
