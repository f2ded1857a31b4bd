import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Bytes of a file, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredBytes {
  /** Of the whole file. */
  readonly size: number
  /** Of the range, if one was asked for. Who does not read it destroys it. */
  readonly body: Readable
}

/**
 * Files of people. Every name begins with its owner, and is told by `put`: the same bytes of the same owner have the same name. Rejects
 * with `PortFailure` where the storage is away.
 */
export interface BlobPort {
  /** Stands on the disk, whole, once this resolves; before that nobody reads a piece of it. `owner`: a user's id, and what more is to be told apart after a `/`. */
  put(owner: string, bytes: Uint8Array, type: string): Promise<string>
  /** `undefined` where there is none of this name. */
  read(name: string, range?: ByteRange): Promise<StoredBytes | undefined>
  remove(name: string): Promise<void>
  /** All of an owner, and of those whose names begin with this one and a `/`. */
  removeAll(owner: string): Promise<void>
  /** Everything there is, what a kill left half-written too, those of one user one after another; `at` is when it was put, in milliseconds. */
  list(): AsyncIterable<{ readonly name: string; readonly at: number }>
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
}

/** Ids alone: nothing in a name leads out of the storage. */
const OWNER = /^[\w-]+(?:\/[\w-]+)*$/

/** The owner, unless it could be read as anything but ids. */
export function checkedOwner(owner: string): string {
  if (!OWNER.test(owner)) throw new Error('an owner is made of ids')
  return owner
}

/** `<owner>/<sha256 hex>.<ext>` */
export function blobNameOf(owner: string, bytes: Uint8Array, type: string): string {
  const extension = EXTENSIONS[type]
  if (extension === undefined) throw new Error(`no file of the type ${type} is kept`)
  return `${checkedOwner(owner)}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const BLOB_NAME = new RegExp(`^${UUID}(?:/[\\w-]+)*/[0-9a-f]{64}\\.(?:${Object.values(EXTENSIONS).join('|')})(?:\\.${UUID}\\.part)?$`)

/** Whether a name is a user's file, or what a kill left of one half-written: all else in the storage is somebody else's. */
export const isBlobName = (name: string): boolean => BLOB_NAME.test(name)

/** The user to whom a name belongs. */
export const userOfBlob = (name: string): string => name.slice(0, name.indexOf('/'))
