/**
 * Bare Fastify with the queries of `GET /user/get-archive`: `/data` without, `/both` with the session query. Env: DATA_DIR,
 * USER_ID, TOKEN.
 */
import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { openDb } from '#server/db/open.ts'

const { DATA_DIR = '', USER_ID = '', TOKEN = '' } = process.env
const db = openDb({ databaseUrl: undefined, dataDir: DATA_DIR }, () => undefined)
const tokenHash = createHash('sha256').update(TOKEN).digest('base64url')

const archives = () => db.selectFrom('archives').selectAll().where('user_id', '=', USER_ID).execute()
const session = () =>
  db
    .selectFrom('sessions')
    .select(['user_id', 'session_id', 'scope', 'last_used_at', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

const app = fastify()
app.get('/data', archives)
app.get('/both', async () => {
  await session()
  return archives()
})
process.once('SIGTERM', () => void app.close().then(() => db.destroy()))
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`Mingshu runs on ${app.listeningOrigin}`)
