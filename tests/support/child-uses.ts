/** Child process that charges uses to a user until it is killed. Prints a line before and after each use. */
import { randomUUID } from 'node:crypto'
import { openDb } from '#server/db/open.ts'
import { chargeUse } from '#server/ledger/use.ts'

const { DATA_DIR = '', DATABASE_URL, USER = '' } = process.env
const db = openDb({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => undefined)
// Resolves when the line is written: the parent counts a use only by its lines.
const say = (line: string): Promise<void> => new Promise((resolve) => void process.stdout.write(`${line}\n`, () => resolve()))
await say('ready')
for (;;) {
  const useId = randomUUID()
  await say(`begun ${useId}`)
  await db.transaction().execute((within) => chargeUse(within, { userId: USER, zone: 'UTC' }, { product: 'cs', useId, now: Date.now() }))
  await say(`used ${useId}`)
  // Slows the loop down: the server that runs at the same time needs the disk, too.
  await new Promise((resolve) => setTimeout(resolve, 5))
}
