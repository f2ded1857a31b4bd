import { expect, test } from 'vitest'
import type { Book, BookCard } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { paragraphsOf } from '../../support/book-reader.ts'
import type { ModelEndpoint } from '../../support/model-endpoint.ts'
import { birth, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, shopper } from '../../support/shop.ts'

const CARDS = 10
const LANGUAGES = 3

export function proseSuite(fixture: () => ServerFixture, model: () => ModelEndpoint): void {
  const info = async (me: Account, archive_id: string, version?: number): Promise<Book> =>
    (await me.call('fateBookInfo', { archive_id, version })).data
  const status = async (me: Account, archive_id: string) => (await me.call('fateBookStatus', { archive_id })).data
  const texts = ({ cards }: Book) => cards.flatMap((card) => [card.line!, ...paragraphsOf(card)])

  /** Somebody with an unlocked book, which is asked for and so begun. */
  async function reader() {
    const me = await shopper(fixture())
    await buy(fixture(), me, 'fatebook', me.own)
    model().asked.length = 0
    return { ...me, house: await info(me, me.own) }
  }

  /** What the house says with a word at its end that names nothing. */
  const reworded = ({ house }: { readonly house: string }) => `${house}~`

  test('a model writes the book anew from the same facts; the house’s version stays beside it', async () => {
    model().answerBy(reworded)
    const me = await reader()
    expect([me.house.version, me.house.hand]).toEqual([1, 'house'])
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2, versions: [{ made_for: 'hand' }, { made_for: 'first' }] })
    const book = await info(me, me.own)
    expect([book.hand, book.ganzhi]).toEqual(['tests-own', me.house.ganzhi])
    const [anew, before] = [texts(book), texts(me.house)]
    expect(anew.map(({ id, because, share }) => ({ id, because, share }))).toEqual(
      before.map(({ id, because, share }) => ({ id, because, share })),
    )
    for (const { id, text } of anew) for (const language of Object.values(text)) expect(language, id).toMatch(/~$/)
    expect(await info(me, me.own, 1)).toEqual(me.house)
    expect(await status(me, me.own)).not.toHaveProperty('writing')
    expect(model().asked).toHaveLength(CARDS * LANGUAGES)
  })

  test('what it is asked says nothing of whose chart it is', async () => {
    model().answerBy(reworded)
    const me = await shopper(fixture())
    const { archive_id } = (await me.call('addArchive', birth({ archive_id: newId(), user_name: 'Ottilie Quastel' }))).data
    await buy(fixture(), me, 'fatebook', archive_id)
    model().asked.length = 0
    await info(me, archive_id)
    await expect.poll(() => status(me, archive_id)).toMatchObject({ version: 2 })
    const { birthday, lng } = birth()
    for (const { whole } of model().asked)
      for (const secret of ['Ottilie', archive_id, me.userId, me.address, String(birthday).slice(0, 10), String(lng)])
        expect(whole).not.toContain(secret)
  })

  test('prose that names what its facts do not, or promises what the house does not, is asked for once more and then left', async () => {
    model().answerBy(({ id, house, mend }, { language }) => {
      if (language !== 'zh-CN' || !id.startsWith('self.')) return house
      if (id.startsWith('self.line')) return mend ? reworded({ house }) : `${house}甲子`
      return `${house.slice(0, -1)}，甲子年投资必定赚。`
    })
    const me = await reader()
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2 })
    const self = (book: Book) => book.cards.find(({ id }) => id === 'self')!
    const [anew, before] = [self(await info(me, me.own)), self(me.house)]
    expect(anew.line!.text.zh_CN).toBe(`${atLevel(before.line!.text.zh_CN, 'plain')}~`)
    const plain = (card: BookCard) => paragraphsOf(card).map(({ text }) => atLevel(text.zh_CN, 'plain'))
    expect(plain(anew)).toEqual(plain(before))
    const again = model().asked.filter(({ paragraphs }) => paragraphs.some(({ mend }) => mend))
    expect(again).toHaveLength(1)
    expect(again[0]!.paragraphs.every(({ mend }) => mend!.some((fault) => fault.includes('甲子')))).toBe(true)
  })

  test('a try that breaks off keeps its cards, tells how far it is, and goes on there', async () => {
    let isDown = true
    model().answerBy(({ id, house }) => (isDown && id.startsWith('flow.') ? 503 : reworded({ house })))
    const me = await reader()
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 1, writing: { done: 4, of: CARDS } })
    await expect.poll(() => model().asked.length).toBe(4 * LANGUAGES + 1)
    expect((await me.call('shelf', {})).data.books).toMatchObject([{ writing: { done: 4, of: CARDS } }])
    isDown = false
    fixture().clock.pass({ minutes: 1 })
    await expect.poll(() => status(me, me.own)).toMatchObject({ version: 2 })
    // One question was refused, and none was asked twice.
    expect(model().asked).toHaveLength(CARDS * LANGUAGES + 1)
  })

  test('a model that never answers leaves the house’s book as it is', async () => {
    model().answerBy(() => 401)
    const me = await reader()
    await expect.poll(() => model().asked.length).toBe(1)
    await expect.poll(() => status(me, me.own)).not.toHaveProperty('writing')
    expect(await info(me, me.own)).toEqual(me.house)
  })
}
