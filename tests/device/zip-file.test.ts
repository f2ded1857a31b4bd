import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { isZip } from '#device/backup/is-zip.ts'
import { type OpenedZip, openZip, ZipBuilder } from '#device/backup/zip-file.ts'

const MAX = 1000
const IMAGE = 'images/林知远 2026-11 portrait.png'

async function zipOf(files: Readonly<Record<string, string>>, json = '{"format":"mingshu-export"}') {
  const zip = new ZipBuilder()
  for (const [path, content] of Object.entries(files)) await zip.add(path, new Blob([content]))
  return zip.end(json)
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const textAt = async (zip: OpenedZip | string, path: string, max = MAX) =>
  typeof zip === 'string' ? zip : (await zip.fileAt(path, max))?.text()

it('reads written files by their names', async () => {
  const file = await zipOf({ [IMAGE]: 'one', 'recordings/林知远 zh_CN/01 开篇.mp3': 'two' })
  expect(isZip(await bytesOf(file))).toBe(true)
  expect(file.type).toBe('application/zip')
  const zip = await openZip(file, MAX)
  expect(zip).toMatchObject({ text: '{"format":"mingshu-export"}' })
  expect(await textAt(zip, IMAGE)).toBe('one')
  expect(await textAt(zip, 'recordings/林知远 zh_CN/01 开篇.mp3')).toBe('two')
  expect(await textAt(zip, 'images/other.png')).toBeUndefined()
})

it('ignores files over the limit and rejects such a JSON', async () => {
  const file = await zipOf({ [IMAGE]: 'x'.repeat(MAX + 1) })
  expect(await textAt(await openZip(file, MAX), IMAGE)).toBeUndefined()
  expect(await openZip(await zipOf({}, ' '.repeat(MAX + 1)), MAX)).toBe('tooLarge')
})

it('rejects an entry that is larger than its stated size', async () => {
  const bytes = Buffer.from(await bytesOf(await zipOf({}, 'a'.repeat(50_000))))
  // The uncompressed size is at offset 24 of an entry in the central directory.
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bytes.writeUInt32LE(10, entry + 24)
  expect(await openZip(new Blob([bytes]), MAX)).toBe('unreadable')
})

it('skips a damaged file and reads the others', async () => {
  const bytes = Buffer.from(await bytesOf(await zipOf({ [IMAGE]: 'damaged content', 'images/b.png': 'whole' })))
  bytes[bytes.indexOf('damaged content')] = 0x21
  expect(crc32('!amaged content')).not.toBe(crc32('damaged content'))
  const zip = await openZip(new Blob([bytes]), MAX)
  expect(await textAt(zip, IMAGE)).toBeUndefined()
  expect(await textAt(zip, 'images/b.png')).toBe('whole')
})

it('rejects a foreign or truncated zip', async () => {
  const file = await zipOf({ [IMAGE]: 'one' })
  expect(await openZip(file.slice(0, -30), MAX)).toBe('unreadable')
  const { ZipWriter, BlobWriter, TextReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js')
  const other = new ZipWriter(new BlobWriter())
  await other.add('readme.txt', new TextReader('hello'), { level: 0 })
  expect(await openZip(await other.close(), MAX)).toBe('notOurs')
})
