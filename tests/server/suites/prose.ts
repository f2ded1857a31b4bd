import { expect, test } from 'vitest'
import type { Book, BookCard } from '#contract/book.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { paragraphsOf } from '../../support/book-reader.ts'
import type { ModelEndpoint } from '../../support/model-endpoint.ts'
import { createArchiveInput, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'

const CARDS = 10
const LANGUAGES = 3

/** Tests books whose texts a language model rewrites. */
export function proseSuite(fixture: () => ServerFixture, model: () => ModelEndpoint): void {
  const info = async (me: Account, archive_id: string, version?: number): Promise<Book> =>
    (await me.call('fateBookInfo', { archive_id, version })).data
  const status = async (me: Account, archive_id: string) => (await me.call('fateBookStatus', { archive_id })).data
  const texts = ({ cards }: Book) => cards.flatMap((card) => [card.line!, ...paragraphsOf(card)])

  /** Creates a user with a bought book that has been requested, so that the model has begun to rewrite it. */
  async function reader() {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'fatebook', me.own)
    model().asked.length = 0
    return { ...me, builtIn: await info(me, me.own) }
  }

  /** Returns the built-in text with a suffix, as a rewritten text that passes the checks. */
  const reworded = ({ house }: { readonly house: string }) => `${house}~`

  test('a model rewrites the book beside the built-in version', async () => {
    model().answerBy(reworded)
    const me = await reader()
    expect([me.builtIn.version, me.builtIn.hand]).toEqual([1, 'house'])
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2, versions: [{ made_for: 'hand' }, { made_for: 'first' }] })
    const book = await info(me, me.own)
    expect([book.hand, book.ganzhi]).toEqual(['tests-own', me.builtIn.ganzhi])
    const [rewritten, before] = [texts(book), texts(me.builtIn)]
    expect(rewritten.map(({ id, because, share }) => ({ id, because, share }))).toEqual(
      before.map(({ id, because, share }) => ({ id, because, share })),
    )
    for (const { id, text } of rewritten) for (const language of Object.values(text)) expect(language, id).toMatch(/~$/)
    expect(await info(me, me.own, 1)).toEqual(me.builtIn)
    expect(await status(me, me.own)).not.toHaveProperty('writing')
    expect(model().asked).toHaveLength(CARDS * LANGUAGES)
  })

  test('requests to the model reveal no identity', async () => {
    model().answerBy(reworded)
    const me = await createShopper(fixture())
    const { archive_id } = (await me.call('addArchive', createArchiveInput({ archive_id: newId(), user_name: 'Ottilie Quastel' }))).data
    await buy(fixture(), me, 'fatebook', archive_id)
    model().asked.length = 0
    await info(me, archive_id)
    await expect.poll(() => status(me, archive_id)).toMatchObject({ version: 2 })
    const { birthday, lng } = createArchiveInput()
    for (const { whole } of model().asked)
      for (const secret of ['Ottilie', archive_id, me.userId, me.address, String(birthday).slice(0, 10), String(lng)])
        expect(whole).not.toContain(secret)
  })

  test('unsupported prose is corrected once, then the built-in text stays', async () => {
    model().answerBy(({ id, house, mend }, { language }) => {
      if (language !== 'zh-CN' || !id.startsWith('self.')) return house
      if (id.startsWith('self.line')) return mend ? reworded({ house }) : `${house}甲子`
      return `${house.slice(0, -1)}，甲子年投资必定赚。`
    })
    const me = await reader()
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2 })
    const self = (book: Book) => book.cards.find(({ id }) => id === 'self')!
    const [rewritten, before] = [self(await info(me, me.own)), self(me.builtIn)]
    expect(rewritten.line!.text.zh_CN).toBe(`${adaptTextToLevel(before.line!.text.zh_CN, 'plain')}~`)
    const plain = (card: BookCard) => paragraphsOf(card).map(({ text }) => adaptTextToLevel(text.zh_CN, 'plain'))
    expect(plain(rewritten)).toEqual(plain(before))
    const again = model().asked.filter(({ paragraphs }) => paragraphs.some(({ mend }) => mend))
    expect(again).toHaveLength(1)
    expect(again[0]!.paragraphs.every(({ mend }) => mend!.some((fault) => fault.includes('甲子')))).toBe(true)
  })

  test('a failed attempt reports its progress and resumes there', async () => {
    let isDown = true
    model().answerBy(({ id, house }) => (isDown && id.startsWith('flow.') ? 503 : reworded({ house })))
    const me = await reader()
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 1, writing: { done: 4, of: CARDS } })
    await expect.poll(() => model().asked.length).toBe(4 * LANGUAGES + 1)
    expect((await me.call('shelf', {})).data.books).toMatchObject([{ writing: { done: 4, of: CARDS } }])
    isDown = false
    fixture().clock.pass({ minutes: 1 })
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2 })
    // One request was rejected and repeated; no other was sent twice.
    expect(model().asked).toHaveLength(CARDS * LANGUAGES + 1)
  })

  test('a failing model leaves the built-in book as it is', async () => {
    model().answerBy(() => 401)
    const me = await reader()
    await expect.poll(() => model().asked.length).toBe(1)
    await expect.poll(() => status(me, me.own)).not.toHaveProperty('writing')
    expect(await info(me, me.own)).toEqual(me.builtIn)
  })
}
