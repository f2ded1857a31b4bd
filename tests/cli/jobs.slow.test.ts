import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enqueueJob } from '#server/db/jobs.ts'
import type { ListedJob } from '#server/operator/see-jobs.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { startSmtp, type SmtpFake } from '../support/smtp.ts'
import { runMingshu, runMingshuWithSettings } from './mingshu.ts'

let smtp: SmtpFake
let fixture: ServerFixture
beforeAll(async () => {
  smtp = await startSmtp()
  fixture = await startServerFixture('SQLite', { SMTP_URL: smtp.url })
})
afterAll(async () => {
  await fixture.stop()
  await smtp.down()
})
afterEach(async () => {
  smtp.refuseWith(undefined)
  await fixture.db.deleteFrom('jobs').execute()
})

const jobs = (...words: string[]) => runMingshuWithSettings({ DATA_DIR: fixture.server.dataDir }, 'jobs', ...words)
const listed = async () => JSON.parse((await jobs('--json')).out) as ListedJob[]

test('an empty queue is reported', async () => {
  expect(await jobs()).toEqual({ code: 0, out: 'nothing to do\n', err: '' })
  expect(await jobs('--json')).toEqual({ code: 0, out: '[]\n', err: '' })
})

test('an exhausted mail is listed without its address and can be retried', async () => {
  const to = 'someone@mail.example'
  smtp.refuseWith(550)
  await enqueueJob(fixture.db, { kind: 'mail', payload: { to, subject: 's', text: 't', html: '<p>t</p>' } }, fixture.clock.now())
  await expect.poll(() => listed()).toMatchObject([{ kind: 'mail', state: 'exhausted', tries: 1, next_run: null, last_error: 'SMTP-550' }])
  const [{ id }] = (await listed()) as [ListedJob]
  const { out, err } = await jobs()
  expect([out, err]).toEqual([
    [`${'id'.padEnd(38)}kind  state      tries  next run  last error`, `${id}  mail  exhausted  1      –         SMTP-550`, ''].join('\n'),
    '',
  ])
  expect(await jobs('--retry', 'another')).toEqual({
    code: 2,
    out: '',
    err: '--retry: no job another was given up that could be tried again\n',
  })
  smtp.refuseWith(undefined)
  expect((await jobs('--retry', id)).code).toBe(0)
  await expect.poll(() => smtp.taken.map((mail) => [mail.to, mail.headers.get('message-id')])).toEqual([[to, `<${id}@localhost>`]])
  await expect.poll(listed).toEqual([])
})

test('a waiting job is listed with its next run, not retryable', async () => {
  const runAt = fixture.clock.now() + 3_600_000
  await fixture.db.transaction().execute(async (db) => {
    await enqueueJob(db, { kind: 'refund', payload: { payment_ref: 'pi_secret' }, dedupeKey: 'refund pi_secret' }, runAt)
  })
  const { out } = await jobs()
  expect(out).toContain(new Date(runAt).toISOString())
  expect(out).not.toContain('pi_secret')
  const [{ id }] = (await listed()) as [ListedJob]
  expect((await jobs('--retry', id)).code).toBe(2)
})

test('--retry without a value is refused', () => {
  expect(runMingshu('jobs', '--retry')).toEqual({ code: 2, out: '', err: '--retry: expected a value, as in --retry 0190f3a2-…\n' })
})
