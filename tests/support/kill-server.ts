import { randomInt } from 'node:crypto'
import type { Db } from '#server/db/open.ts'
import { LEASE_MS } from '#server/db/jobs.ts'
import { ensureUserId } from '#server/features/auth/user-id.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { chargeUse } from '#server/ledger/use.ts'
import { spawnChild } from './spawn-child.ts'
import { createPaymentRequest, newRedeem, WEBHOOK_SECRET, type RepeatableRequest } from './kill-server-load.ts'
import { newAddress } from './server-client.ts'
import { spawnServer } from './server-process.ts'
import { startTestServer } from './server.ts'
import type { DatabaseKind } from './server-fixture.ts'
import { sumLedgerByProduct } from './shop.ts'
import { startStripeFake } from './stripe-fake.ts'
import { startDatabase } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

/** Number of clients for redeems, and of clients for payments. */
const CLIENTS = 3
const GIVEN = 1_000_000
/** Free `cs` uses that every user has. */
const FREE = 5

export interface ServerFigures {
  readonly kills: number
  readonly redeems: number
  readonly payments: number
  readonly uses: number
  /** Redeems, payments and uses that were answered before a kill. */
  readonly acknowledged: number
  /** Redeems, payments and uses that were answered, but are missing after the last kill. */
  readonly lost: number
  /** Requests that the server rejected with an error; cut connections do not count. */
  readonly refused: number
  /** Users who got more or less than their code or order grants. */
  readonly wrongGrants: number
  /** Uses that were not counted exactly once. */
  readonly wrongUses: number
  /** Actual balance minus the expected one (granted and free uses minus charged uses). */
  readonly balanceOff: number
  /** Orders of which not exactly one of the two payments was refunded, under one idempotency key. */
  readonly wrongRefunds: number
  readonly jobsLeft: number
}

const sumOf = async (db: Db, { userId }: RepeatableRequest, product: string): Promise<number> =>
  (await sumLedgerByProduct(db, userId))[product] ?? 0

async function newSpender(db: Db): Promise<string> {
  const userId = await ensureUserId(db, newAddress(), 'zh_CN', Date.now())
  await db.transaction().execute((within) =>
    applyGrants(within, [{ kind: 'times', product_id: 'cs', amount: GIVEN, archive_id: null }], {
      userId,
      reason: 'code',
      refId: 'given',
      now: Date.now(),
    }),
  )
  return userId
}

const usesOf = async (db: Db, user_id: string) =>
  (await db.selectFrom('ledger').select('ref_id').where('user_id', '=', user_id).where('reason', '=', 'use').execute()).map(
    ({ ref_id }) => ref_id,
  )

/**
 * Kills a server under load together with a process that charges uses, `kills` times. Then resends all requests and counts
 * losses.
 */
export async function simulateServerCrashes(kind: DatabaseKind, kills: number): Promise<ServerFigures> {
  const database = await startDatabase(kind)
  const stripe = await startStripeFake()
  const { db } = database
  const settings = {
    ...database.settings,
    STRIPE_SECRET_KEY: 'sk_test_load',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API: stripe.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    LOGIN_LIMIT: '1000000',
    ON_SALE: 'all',
  }
  const redeems: RepeatableRequest[] = []
  const payments: RepeatableRequest[] = []
  const answered = new Set<RepeatableRequest>()
  const refusals: string[] = []
  const begun = new Set<string>()
  const used = new Set<string>()

  /** Creates and sends one request after another until the server is killed. */
  async function load(url: string, made: RepeatableRequest[], make: typeof newRedeem): Promise<void> {
    try {
      for (;;) {
        const asked = await make(db, url)
        made.push(asked)
        await asked.ask(url)
        answered.add(asked)
      }
    } catch (error) {
      // fetch reports a lost connection as a TypeError.
      if (!(error instanceof TypeError)) refusals.push(String(error))
    }
  }

  async function round(USER: string): Promise<void> {
    const [server, spender] = await Promise.all([
      spawnServer({ PORT: '0', ...settings }),
      spawnChild('uses', { ...settings, USER }, (line) => void (line.startsWith('begun ') ? begun : used).add(line.split(' ')[1]!)),
    ])
    const target = answered.size + randomInt(5, 25)
    const clients = Array.from({ length: CLIENTS }, () => [
      load(server.url, redeems, newRedeem),
      load(server.url, payments, createPaymentRequest),
    ]).flat()
    await waitUntil(() => answered.size >= target || refusals.length > 0)
    await Promise.all([server.end('SIGKILL'), spender.kill()])
    await Promise.all(clients)
  }

  const lostNow = async (USER: string): Promise<number> => {
    const storedUses = new Set(await usesOf(db, USER))
    const sums = await Promise.all([...answered].map((asked) => sumOf(db, asked, redeems.includes(asked) ? 'dt' : 'cs')))
    return [...used].filter((id) => !storedUses.has(id)).length + sums.filter((sum) => sum === 0).length
  }

  /** Resends all requests to a server whose clock is past all leases of the killed processes. */
  async function askAgain(USER: string): Promise<void> {
    for (const useId of begun)
      await db
        .transaction()
        .execute((within) => chargeUse(within, { userId: USER, zone: 'UTC' }, { product: 'cs', useId, now: Date.now() }))
    const { DATA_DIR, DATABASE_URL } = settings as Record<string, string>
    const server = await startTestServer({
      dataDir: DATA_DIR!,
      ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
      settings,
      now: () => Date.now() + 2 * LEASE_MS,
    })
    for (const asked of [...redeems, ...payments]) await asked.ask(server.url).catch((error: unknown) => refusals.push(String(error)))
    await waitUntil(
      async () => (await db.selectFrom('jobs').select('id').where('state', '!=', 'exhausted').executeTakeFirst()) === undefined,
    )
    await server.stop()
  }

  async function wrongRefunds(): Promise<number> {
    const rows = await db.selectFrom('payments').select(['payment_ref', 'order_id', 'refund']).execute()
    const keysOf = (ref: string) =>
      new Set(
        stripe.sent
          .filter(({ path, form }) => path === '/v1/refunds' && form['payment_intent'] === ref)
          .map(({ headers }) => headers['idempotency-key']),
      )
    const isRight = (of: typeof rows) => {
      const [accepted, back] = of.toSorted((a, b) => b.refund.localeCompare(a.refund))
      return (
        of.length === 2 &&
        accepted?.refund === 'none' &&
        back?.refund === 'done' &&
        keysOf(accepted.payment_ref).size === 0 &&
        keysOf(back.payment_ref).size === 1
      )
    }
    return [...Map.groupBy(rows, ({ order_id }) => order_id).values()].filter((of) => !isRight(of)).length
  }

  try {
    const USER = await newSpender(db)
    for (let n = 0; n < kills; n += 1) await round(USER)
    const lost = await lostNow(USER)
    await askAgain(USER)
    const sums = await Promise.all([...redeems.map((asked) => sumOf(db, asked, 'dt')), ...payments.map((asked) => sumOf(db, asked, 'cs'))])
    const uses = await usesOf(db, USER)
    const left = (await db.selectFrom('balances').select('times').where('user_id', '=', USER).execute()).reduce(
      (sum, { times }) => sum + times,
      0,
    )
    return {
      kills,
      redeems: redeems.length,
      payments: payments.length,
      uses: begun.size,
      acknowledged: answered.size + used.size,
      lost,
      refused: refusals.length,
      wrongGrants: sums.filter((sum) => sum !== 10).length,
      wrongUses: uses.filter((id) => !begun.has(id)).length + Math.abs(uses.length - begun.size),
      balanceOff: left - (GIVEN + FREE - begun.size),
      wrongRefunds: await wrongRefunds(),
      jobsLeft: (await db.selectFrom('jobs').select('id').execute()).length,
    }
  } finally {
    await stripe.stop()
    await database.stop()
  }
}
