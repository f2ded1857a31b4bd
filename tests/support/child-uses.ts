/** A process that uses times of a product for a user, until it is killed. It says each use before and after. */
import { randomUUID } from 'node:crypto'
import { openDb } from '#server/db/open.ts'
import { chargeUse } from '#server/ledger/use.ts'

const { DATA_DIR = '', DATABASE_URL, USER = '' } = process.env
const db = openDb({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => undefined)
// A line counts once the parent can read it: only then is it said.
const say = (line: string): Promise<void> => new Promise((resolve) => void process.stdout.write(`${line}\n`, () => resolve()))
await say('ready')
for (;;) {
  const useId = randomUUID()
  await say(`begun ${useId}`)
  await db.transaction().execute((within) => chargeUse(within, { userId: USER, zone: 'UTC' }, { product: 'cs', useId, now: Date.now() }))
  await say(`used ${useId}`)
  // A person, not a storm: the server beside it wants the disk too.
  await new Promise((resolve) => setTimeout(resolve, 5))
}
