import { findSaleYear } from '#server/features/shop/on-sale.ts'
import type { Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'

/** Returns functions that create a reader and request books. */
export function bookCalls(fixture: () => ServerFixture) {
  const yearNow = () => findSaleYear(fixture().clock.now())
  const rowsOf = (me: Account) =>
    fixture().db.selectFrom('books').selectAll().where('user_id', '=', me.userId).orderBy('product_id').orderBy('version').execute()
  const info = (me: Account, archive_id: string, version?: number) => me.call('fateBookInfo', { archive_id, version })
  const statusOf = async (me: Account, archive_id: string) => (await me.call('fateBookStatus', { archive_id })).data

  /** Creates a user with an archive whose fate book is bought. */
  async function reader() {
    const me = await createShopper(fixture())
    return { ...me, orderId: await buy(fixture(), me, 'fatebook', me.own) }
  }
  return { yearNow, rowsOf, info, statusOf, reader }
}
