import { isProductId, PRODUCT_IDS } from '#contract/product.ts'
import { FlagError } from './flag-error.ts'
import { parseFlags, getRequiredFlag } from './flags.ts'

const FLAGS = { values: { product: 'fatebook', count: '10', expires: '2027-01-31' }, switches: [] } as const

export const usage = `mingshu codes --product fatebook --count 10 --expires 2027-01-31

  makes exchange codes in the server's database (DATABASE_URL or DATA_DIR) and prints them, one a line;
  they are kept as hashes, so this is the only time that they are seen
  --product  ${PRODUCT_IDS.join(', ')} or annual:<year>
  --count    1 to 1000
  --expires  the last day that they are good on, by UTC`

const COUNT_MAX = 1000
const DAY_MS = 86_400_000

function countOf(value: string): number {
  const count = Number(value)
  if (!/^\d+$/.test(value) || count < 1 || count > COUNT_MAX)
    throw new FlagError('--count', `expected a number from 1 to ${COUNT_MAX}, not ${value}`)
  return count
}

/** Parses a date and returns the end of that UTC day (ms since 1970). @throws FlagError also for a day that is over */
function endOf(value: string, now: number): number {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(value))
    throw new FlagError('--expires', `expected a date like 2027-01-31, not ${value}`)
  if (start + DAY_MS <= now) throw new FlagError('--expires', `${value} is over`)
  return start + DAY_MS
}

/** Creates exchange codes and prints them. @throws FlagError */
export async function run(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, FLAGS)
  const product_id = getRequiredFlag(flags, 'product', FLAGS)
  if (!isProductId(product_id)) throw new FlagError('--product', `no such product: ${product_id}. See mingshu --help`)
  const count = countOf(getRequiredFlag(flags, 'count', FLAGS))
  const expires_at = endOf(getRequiredFlag(flags, 'expires', FLAGS), Date.now())
  // Loaded lazily: the other commands do not use the server.
  const { createCodesInDatabase } = await import('#server/operator/make-codes.ts')
  for (const code of await createCodesInDatabase(process.env, { product_id, count, expires_at }, Date.now())) console.log(code)
}
