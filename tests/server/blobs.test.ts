import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlobPort } from '#server/ports/blob/blob-port.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { createS3Storage } from '#server/ports/blob/s3.ts'
import { parseEnv } from '#server/setup/env.ts'
import { startS3, type S3Server } from '../support/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'mingshu-blobs-'))
const root = join(folder, 'blobs')
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const kinds: Readonly<Record<string, () => BlobPort>> = {
  folder: () => createFolderStorage(root),
  'S3 storage': () => createS3Storage(parseEnv(s3.settings).s3!),
}

async function bytesOf(blobs: BlobPort, name: string, range?: { start: number; end: number }): Promise<Buffer | undefined> {
  const stored = await blobs.read(name, range)
  return stored && buffer(stored.body)
}

async function namesIn(blobs: BlobPort): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of blobs.list()) names.push(name)
  return names.toSorted()
}

describe.each(Object.keys(kinds))('a %s', (kind) => {
  const blobs = (): BlobPort => kinds[kind]!()
  const png = randomBytes(200_000)

  test('a file is read as written; its name has owner and hash', async () => {
    const name = await blobs().put('u1/p1', png, 'image/png')
    expect(name).toBe(`u1/p1/${createHash('sha256').update(png).digest('hex')}.png`)
    expect(await bytesOf(blobs(), name)).toEqual(png)
    const { size, body } = (await blobs().read(name))!
    body.destroy()
    expect(size).toBe(200_000)
    expect(await blobs().put('u1/p1', png, 'image/png')).toBe(name)
    await blobs().removeAll('u1')
  })

  test('a range is read and the size is that of the whole', async () => {
    const name = await blobs().put('u1', png, 'image/webp')
    const part = (await blobs().read(name, { start: 100, end: 199 }))!
    expect(part.size).toBe(200_000)
    expect(await buffer(part.body)).toEqual(png.subarray(100, 200))
    expect(await bytesOf(blobs(), name, { start: 199_999, end: 199_999 })).toEqual(png.subarray(-1))
    await blobs().removeAll('u1')
  })

  test('removing a file is idempotent', async () => {
    const name = await blobs().put('u1', png, 'image/jpeg')
    await blobs().remove(name)
    await blobs().remove(name)
    expect(await blobs().read(name)).toBeUndefined()
    expect(await blobs().read('nobody/nothing.png')).toBeUndefined()
  })

  test('removes all files of an owner, not those of similar names', async () => {
    const small = randomBytes(10)
    const [a, b, c] = [
      await blobs().put('u1/p1', small, 'image/png'),
      await blobs().put('u1/p2', small, 'image/png'),
      await blobs().put('u11/p1', small, 'image/png'),
    ]
    expect(await namesIn(blobs())).toEqual([a, b, c])
    await blobs().removeAll('u1/p1')
    expect(await namesIn(blobs())).toEqual([b, c])
    await blobs().removeAll('u1')
    await blobs().removeAll('u1')
    expect(await namesIn(blobs())).toEqual([c])
    await blobs().removeAll('u11')
    expect(await namesIn(blobs())).toEqual([])
  })

  test('lists every file with its modification time', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000
    await blobs().put('u1', png, 'audio/mpeg')
    const found = []
    for await (const one of blobs().list()) found.push(one)
    expect(found).toHaveLength(1)
    expect(found[0]!.at).toBeGreaterThanOrEqual(before)
    expect(found[0]!.at).toBeLessThanOrEqual(Date.now() + 1000)
    await blobs().removeAll('u1')
  })

  test.each(['..', 'u1/../u2', '/u1', 'u1/', '', 'u 1', 'u1//p'])('refuses the unsafe owner "%s"', async (owner) => {
    await expect(blobs().put(owner, png, 'image/png')).rejects.toThrow('ids')
    await expect(blobs().removeAll(owner)).rejects.toThrow('ids')
  })
})

test('files written to a folder while it empties are all stored', async () => {
  const blobs = createFolderStorage(root)
  const small = Array.from({ length: 8 }, () => randomBytes(100))
  const names = await Promise.all(small.map((bytes) => blobs.put('u1', bytes, 'image/png')))
  await Promise.all([...names.map((name) => blobs.remove(name)), ...small.map((bytes) => blobs.put('u1/more', bytes, 'image/png'))])
  expect(await namesIn(blobs)).toHaveLength(8)
  await blobs.removeAll('u1')
})

test('folder files are private and partial files are listed', async () => {
  const blobs = createFolderStorage(root)
  const name = await blobs.put('u1', Buffer.from('a'), 'image/png')
  expect(statSync(join(root, name)).mode & 0o777).toBe(0o600)
  expect(statSync(join(root, 'u1')).mode & 0o777).toBe(0o700)
  expect(readdirSync(join(root, 'u1'))).toHaveLength(1)
  writeFileSync(join(root, `${name}.x.part`), 'half')
  expect(await namesIn(blobs)).toEqual([name, `${name}.x.part`])
  await blobs.remove(`${name}.x.part`)
  await blobs.removeAll('u1')
})

test('an unreachable storage fails as retryable', async () => {
  const away = createS3Storage({ endpoint: 'http://127.0.0.1:9', bucket: 'b', region: 'r', accessKeyId: 'a', secretAccessKey: 's' })
  await expect(away.put('u1', Buffer.from('a'), 'image/png')).rejects.toMatchObject({ code: 'storage unreachable', isFinal: false })
  writeFileSync(join(folder, 'file'), '')
  await expect(createFolderStorage(join(folder, 'file')).put('u1', Buffer.from('a'), 'image/png')).rejects.toMatchObject({ isFinal: false })
})
