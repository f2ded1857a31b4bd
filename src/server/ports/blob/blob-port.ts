import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Byte range from 0; both ends are inclusive. */
export interface BlobRange {
  readonly start: number
  readonly end: number
}

export interface StoredBytes {
  /** Size of the whole file. */
  readonly size: number
  /** Bytes of the requested range, or of the whole file. Callers that do not read the stream must destroy it. */
  readonly body: Readable
}

/** Stores files of users. `put` derives a name from owner and content, so equal bytes get the same name. Rejects with `PortFailure`. */
export interface BlobPort {
  /** Stores a file and returns its name. Resolves when the file is on disk, not readable before. `owner`: user id, more ids after `/`. */
  put(owner: string, bytes: Uint8Array, type: string): Promise<string>
  /** Returns the file, or undefined if the name does not exist. */
  read(name: string, range?: BlobRange): Promise<StoredBytes | undefined>
  remove(name: string): Promise<void>
  /** Deletes all files whose name begins with the owner and `/`. */
  removeAll(owner: string): Promise<void>
  /** Lists all files by user, also partial ones left by a crash. `at`: time of storing (ms). */
  list(): AsyncIterable<{ readonly name: string; readonly at: number }>
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** Matches owners made only of ids, so that no name leads out of the storage. */
const OWNER = /^[\w-]+(?:\/[\w-]+)*$/

/** Returns the owner. Throws if it does not consist of ids. */
export function requireBlobOwner(owner: string): string {
  if (!OWNER.test(owner)) throw new Error('an owner is made of ids')
  return owner
}

/** Returns the name of a file: `<owner>/<sha256 hex>.<ext>`. */
export function blobNameOf(owner: string, bytes: Uint8Array, type: string): string {
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new Error(`no file of the type ${type} is kept`)
  return `${requireBlobOwner(owner)}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BLOB_NAME = new RegExp(`^${UUID}(?:/[\\w-]+)*/[0-9a-f]{64}\\.(?:${Object.values(EXTENSIONS).join('|')})(?:\\.${UUID}\\.part)?$`)

/** Whether a name is that of a user's file, or of a partial one left by a crash. The storage may also contain files of others. */
export const isBlobName = (name: string): boolean => BLOB_NAME.test(name)

/** Returns the user id in a blob name. */
export const userOfBlob = (name: string): string => name.slice(0, name.indexOf('/'))
