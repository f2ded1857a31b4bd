import { BlobReader, BlobWriter, configure, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

// Images and recordings are stored as they are; only the JSON is compressed, by the browser itself.
configure({ useWebWorkers: false })

const JSON_NAME = 'mingshu.json'
/** 2,000 images and 500 recorded books in three languages are fewer. */
const MOST_ENTRIES = 30_000

/** A zip that is being written, file by file. */
export class ZipOut {
  readonly #zip = new ZipWriter(new BlobWriter('application/zip'))

  async add(path: string, file: Blob): Promise<void> {
    await this.#zip.add(path, new BlobReader(file), { level: 0 })
  }

  /** Adds the JSON, which may list the files, and ends the zip. */
  async end(json: string): Promise<Blob> {
    const level = typeof CompressionStream === 'undefined' ? 0 : 6
    await this.#zip.add(JSON_NAME, new BlobReader(new Blob([json])), { level })
    return this.#zip.close()
  }
}

/** A zip that was opened: its JSON, and the other files by path. */
export interface OpenZip {
  readonly text: string
  /** `undefined` for a file that is missing, damaged or larger than `maxBytes`. */
  readonly fileAt: (path: string, maxBytes: number) => Promise<Blob | undefined>
}

/** Reads the list of a zip and its JSON, of `maxBytes` at most. */
export async function openZip(file: Blob, maxBytes: number): Promise<OpenZip | 'notOurs' | 'tooLarge' | 'unreadable'> {
  const entries = await entriesOf(file).catch(() => undefined)
  if (entries === undefined) return 'unreadable'
  const json = entries.get(JSON_NAME)
  if (!json || entries.size > MOST_ENTRIES) return 'notOurs'
  if (json.uncompressedSize > maxBytes) return 'tooLarge'
  const content = await contentOf(json, maxBytes)
  if (content === undefined) return 'unreadable'
  return {
    text: await content.text(),
    fileAt: async (path, most) => {
      const entry = entries.get(path)
      return entry && entry.uncompressedSize <= most ? contentOf(entry, most) : undefined
    },
  }
}

async function entriesOf(file: Blob): Promise<Map<string, FileEntry>> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries()
  return new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])))
}

/** A zip may lie about the size of what is in it, so reading stops at the limit. */
async function contentOf(entry: FileEntry, maxBytes: number): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length
      if (size > maxBytes) throw new RangeError('larger than its entry says')
      // The library may use its buffer again.
      parts.push(chunk.slice())
    },
  })
  try {
    await entry.getData(writable, { checkSignature: true })
    return new Blob(parts)
  } catch {
    return undefined
  }
}
