import { BlobReader, BlobWriter, configure, type FileEntry, ZipReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'

// Disables the zip library's workers: images and recordings are stored uncompressed, and the browser compresses the JSON.
configure({ useWebWorkers: false })

const JSON_NAME = 'mingshu.json'
/** Maximum number of entries; more than 2,000 images and 500 recorded books in three languages have. */
const MAX_ENTRIES = 30_000

/** Builds a zip by adding one file after another. */
export class ZipBuilder {
  readonly #zip = new ZipWriter(new BlobWriter('application/zip'))

  async add(path: string, file: Blob): Promise<void> {
    await this.#zip.add(path, new BlobReader(file), { level: 0 })
  }

  /** Adds the JSON, which can list the files added before, and returns the zip. */
  async end(json: string): Promise<Blob> {
    const level = typeof CompressionStream === 'undefined' ? 0 : 6
    await this.#zip.add(JSON_NAME, new BlobReader(new Blob([json])), { level })
    return this.#zip.close()
  }
}

/** An opened zip: its JSON, and access to the other files. */
export interface OpenedZip {
  readonly text: string
  /** Reads a file of the zip; undefined if it is missing, damaged or larger than `maxBytes`. */
  readonly fileAt: (path: string, maxBytes: number) => Promise<Blob | undefined>
}

/** Reads the directory of a zip and its JSON of at most `maxBytes`. */
export async function openZip(file: Blob, maxBytes: number): Promise<OpenedZip | 'notOurs' | 'tooLarge' | 'unreadable'> {
  const entries = await entriesOf(file).catch(() => undefined)
  if (entries === undefined) return 'unreadable'
  const json = entries.get(JSON_NAME)
  if (!json || entries.size > MAX_ENTRIES) return 'notOurs'
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

/** Reads an entry; stops at `maxBytes`, because a zip may state a wrong size. Undefined if the entry is damaged or too large. */
async function contentOf(entry: FileEntry, maxBytes: number): Promise<Blob | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length
      if (size > maxBytes) throw new RangeError('larger than its entry says')
      // Copies the chunk, because the library may reuse its buffer.
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
