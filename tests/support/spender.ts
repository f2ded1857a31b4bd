/**
 * Child process that charges uses concurrently after a line of input and prints each outcome. Args: database URL, user, product,
 * archive, count.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { CountedProduct } from '#contract/product.ts'
import { openDb } from '#server/db/open.ts'
import { AppError } from '#server/http/app-error.ts'
import { chargeUse } from '#server/ledger/use.ts'

const [databaseUrl, userId = '', product = '', archiveId, times] = process.argv.slice(2)
const db = openDb({ databaseUrl, dataDir: '' }, () => undefined)

async function spend(): Promise<string> {
  try {
    return await db
      .transaction()
      .execute((within) =>
        chargeUse(within, { userId, zone: 'UTC' }, { product: product as CountedProduct, archiveId, useId: randomUUID(), now: Date.now() }),
      )
  } catch (error) {
    if (error instanceof AppError) return error.codeName
    throw error
  }
}

await db.selectFrom('users').select('user_id').execute()
console.log('ready')
await once(process.stdin, 'data')
const outcomes = await Promise.all(Array.from({ length: Number(times) }, spend))
console.log(outcomes.join(' '))
await db.destroy()
process.stdin.destroy()
