import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { fastify } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteStrayBlobs } from '#server/jobs/sweep-blobs.ts'
import type { BlobPort } from '#server/ports/blob/blob-port.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { createS3Storage } from '#server/ports/blob/s3.ts'
import { parseEnv } from '#server/setup/env.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'
import { newId } from '../support/server-client.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { createShopper } from '../support/shop.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'

const DAY_MS = 86_400_000

const kinds: readonly (readonly [storage: string, database: DatabaseKind])[] = [
  ['folder', 'SQLite'],
  ['S3', hasPostgres() ? 'PostgreSQL' : 'SQLite'],
]

describe.each(kinds)('the sweep of a %s with %s', (storage, kind) => {
  let fixture: ServerFixture
  /** A database without users, as when the server is configured with a wrong database. */
  let empty: TestDatabase
  let s3: S3Server
  let blobs: BlobPort
  let root: string
  let log: string
  beforeAll(async () => {
    s3 = await startS3()
    fixture = await startServerFixture(kind)
    empty = await startDatabase(kind)
    root = join(empty.folder, 'blobs')
    blobs = storage === 'S3' ? createS3Storage(parseEnv(s3.settings).s3!) : createFolderStorage(root)
  })
  afterAll(async () => {
    await empty.stop()
    await fixture.stop()
    await s3.stop()
  })
  beforeEach(() => void (log = ''))
  afterEach(async () => {
    for (const name of await names()) await blobs.remove(name)
  })

  /** Stream that collects the log in `log`. */
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => done(void (log += line.toString())) })
  const lines = () => log.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]))
  const sweep = (days: number, { db }: Pick<ServerFixture, 'db'> = fixture) =>
    deleteStrayBlobs({ db, blobs, now: () => Date.now() + days * DAY_MS }, fastify({ logger: { stream } }).log)
  async function names(): Promise<readonly string[]> {
    const found: string[] = []
    for await (const { name } of blobs.list()) found.push(name)
    return found.toSorted()
  }
  const put = (owner = newId()) => blobs.put(`${owner}/${newId()}`, randomBytes(8), 'image/png')
  /** Stores files to which rows of the database refer. */
  async function putNamed(count: number) {
    const { userId, own } = await createShopper(fixture)
    const named: string[] = []
    for (let nr = 0; nr < count; nr += 1) {
      const blob = await put(userId)
      const row = { user_id: userId, archive_id: own, locale: String(nr), script: '', blob, made_at: 0 }
      await fixture.db
        .insertInto('podcast_samples')
        .values(row as never)
        .execute()
      named.push(blob)
    }
    return { userId, named }
  }

  /** Stores an object of another program in the same storage. */
  async function putForeign(name: string): Promise<void> {
    if (storage === 'folder') {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), 'foreign')
      return
    }
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = parseEnv(s3.settings).s3!
    const client = new S3Client({ endpoint: endpoint!, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } })
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: 'foreign' }))
    client.destroy()
  }

  test('deletes nothing if the database has no users, and warns', async () => {
    const name = await put()
    await sweep(0, empty)
    await sweep(40, empty)
    await sweep(50, empty)
    expect(await names()).toEqual([name])
    expect(lines()).toMatchObject([
      { level: 40, files: 1, strays: 1 },
      { level: 40, files: 1, strays: 1 },
    ])
    expect(log).not.toContain(name.slice(0, 36))
  })

  test('deletes a file of an unknown owner a week after seeing it', async () => {
    const { named } = await putNamed(2)
    const stray = await put()
    for (const days of [0, 40, 46.9]) await sweep(days)
    expect(await names()).toEqual([...named, stray].toSorted())
    expect(lines()).toEqual([])
    await sweep(47.1)
    expect(await names()).toEqual(named.toSorted())
    expect(lines()).toMatchObject([{ level: 30, files: 1 }])
    expect(log).not.toContain(stray.slice(0, 36))
  })

  test("deletes a user's unreferenced and partial files likewise", async () => {
    const { userId, named } = await putNamed(2)
    await put(userId)
    await putForeign(`${named[0]}.${newId()}.part`)
    await sweep(2)
    await sweep(9.1)
    expect(await names()).toEqual(named.toSorted())
  })

  test('leaves a file that is referenced again', async () => {
    const { userId, named } = await putNamed(2)
    const stray = await put(userId)
    await sweep(2)
    await fixture.db.updateTable('podcast_samples').set({ blob: stray }).where('blob', '=', named[0]!).execute()
    await sweep(9.1)
    expect(await names()).toEqual([...named, stray].toSorted())
    await fixture.db.updateTable('podcast_samples').set({ blob: named[0]! }).where('blob', '=', stray).execute()
    await sweep(10)
    expect(await names()).toHaveLength(3)
  })

  test('leaves files with foreign names', async () => {
    const foreign = [`backup/${'a'.repeat(64)}.png`, `${newId()}/notes.txt`, `${newId()}/${newId()}/${'a'.repeat(64)}.png.bak`].toSorted()
    for (const name of foreign) await putForeign(name)
    const { named } = await putNamed(2)
    await sweep(0)
    await sweep(40)
    await sweep(50)
    expect(await names()).toEqual([...foreign, ...named].toSorted())
    expect(lines()).toEqual([])
  })

  test.each([
    [2, 3, 'more than half of a few files'],
    [60, 51, 'more than fifty of some hundred files'],
  ])('with %i named files %i strays stop the sweep: %s', async (namedCount, strayCount) => {
    await putNamed(namedCount)
    for (let nr = 0; nr < strayCount; nr += 1) await put()
    for (const days of [2, 12, 22]) await sweep(days)
    expect(await names()).toHaveLength(namedCount + strayCount)
    expect(lines()).toMatchObject([2, 12, 22].map(() => ({ level: 40, files: namedCount + strayCount, strays: strayCount })))
  })

  test('deletes up to half of a few files', async () => {
    const { named } = await putNamed(3)
    for (let nr = 0; nr < 3; nr += 1) await put()
    await sweep(2)
    await sweep(9.1)
    expect(await names()).toEqual(named.toSorted())
  })
})
