import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArchiveInput, signIn } from '../support/server-client.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { runMingshu, runMingshuWithSettings } from './mingshu.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('codes made beside a running server are valid there', async () => {
  const { code, out, err } = await runMingshuWithSettings(
    { DATA_DIR: server.dataDir },
    'codes',
    '--product',
    'fatebook',
    '--count',
    '10',
    '--expires',
    '2099-01-31',
  )
  const codes = out.trim().split('\n')
  expect([code, err, new Set(codes).size]).toEqual([0, '', 10])
  const me = await signIn(server)
  const { archive_id } = (await me.call('addArchive', createArchiveInput())).data
  expect((await me.call('redeem', { code: codes[9], archive_id })).code).toBe(0)
  expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
})

test.each([
  ['--product: no such product: gold. See mingshu --help', '--product', 'gold', '--count', '1', '--expires', '2099-01-31'],
  ['--count: expected a number from 1 to 1000, not 0', '--product', 'bg', '--count', '0', '--expires', '2099-01-31'],
  ['--expires: expected a date like 2027-01-31, not 2099-02-30', '--product', 'bg', '--count', '1', '--expires', '2099-02-30'],
  ['--expires: 2020-01-31 is over', '--product', 'bg', '--count', '1', '--expires', '2020-01-31'],
  ['--expires: missing, as in --expires 2027-01-31', '--product', 'bg', '--count', '1'],
])('%s', (reason, ...words) => {
  expect(runMingshu('codes', ...words)).toEqual({ code: 2, out: '', err: `${reason}\n` })
})
