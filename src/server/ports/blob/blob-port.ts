import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A byte range, both ends inclusive, from 0. */
export interface BlobRange {
  readonly start: number
  readonly end: number
}

export interface StoredBytes {
  /** Size of the whole file. */
  readonly size: number
  /** The requested range. A caller that does not read it must destroy it. */
  readonly body: Readable
}

/**
 * Stores files of users. `put` derives each name from the owner and the content: the same bytes of an owner have the same name.
 * Rejects with `PortFailure` if the storage is unavailable.
 */
export interface BlobPort {
  /** Resolves when the complete file is on disk; it is not readable before. `owner`: a user id, optionally with more ids after `/`. */
  put(owner: string, bytes: Uint8Array, type: string): Promise<string>
  /** Undefined if the name does not exist. */
  read(name: string, range?: BlobRange): Promise<StoredBytes | undefined>
  remove(name: string): Promise<void>
  /** Deletes all files whose name begins with the owner and `/`. */
  removeAll(owner: string): Promise<void>
  /** Lists all files, also partial ones left by a crash, grouped by user; `at` is when a file was stored (ms). */
  list(): AsyncIterable<{ readonly name: string; readonly at: number }>
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** Only ids, so that no name leads out of the storage. */
const OWNER = /^[\w-]+(?:\/[\w-]+)*$/

/** Returns the owner if it consists of ids; throws otherwise. */
export function requireOwner(owner: string): string {
  if (!OWNER.test(owner)) throw new Error('an owner is made of ids')
  return owner
}

/** `<owner>/<sha256 hex>.<ext>` */
export function blobNameOf(owner: string, bytes: Uint8Array, type: string): string {
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new Error(`no file of the type ${type} is kept`)
  return `${requireOwner(owner)}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BLOB_NAME = new RegExp(`^${UUID}(?:/[\\w-]+)*/[0-9a-f]{64}\\.(?:${Object.values(EXTENSIONS).join('|')})(?:\\.${UUID}\\.part)?$`)

/** Whether a name is a user's file or a partial one left by a crash; anything else in the storage is not ours. */
export const isBlobName = (name: string): boolean => BLOB_NAME.test(name)

/** The user id in a name. */
export const userOfBlob = (name: string): string => name.slice(0, name.indexOf('/'))
