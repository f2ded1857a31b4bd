import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { PortFailure } from '../port-failure.ts'
import { blobNameOf, requireBlobOwner, type BlobPort } from './blob-port.ts'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isGone = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

/** Runs `work` and converts disk errors to `PortFailure`, as they may be temporary. */
async function asPort<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === '') throw error
    throw new PortFailure(`storage ${codeOf(error)}`, { cause: error })
  }
}

/** Flushes a folder's entries to disk, which flushing its files does not include. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder durably: flushes the parent of each new folder. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length && made !== root; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(part, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** Creates a blob storage in a folder, with a subfolder per owner. */
export function createFolderStorage(root: string): BlobPort {
  /** Removes a folder and its parents as long as they are empty, up to the root. */
  async function removeEmpty(folder: string): Promise<void> {
    try {
      for (let empty = folder; empty.startsWith(root + sep); empty = dirname(empty)) await rmdir(empty)
    } catch {
      // The folder is not empty, or was removed already.
    }
  }

  return {
    put: (owner, bytes, type) =>
      asPort(async () => {
        const name = blobNameOf(owner, bytes, type)
        const file = join(root, name)
        for (let tries = 1; ; tries += 1) {
          await makeFolder(dirname(file), root)
          try {
            await writeWhole(file, bytes)
            return name
          } catch (error) {
            // Retries: another call has just removed the folder, which was empty.
            if (!isGone(error) || tries === 3) throw error
          }
        }
      }),
    read: (name, range) =>
      asPort(async () => {
        const handle = await open(join(root, name), 'r').catch((error: unknown) => {
          if (isGone(error)) return undefined
          throw error
        })
        if (handle === undefined) return undefined
        const { size } = await handle.stat()
        return { size, body: handle.createReadStream({ ...range }) }
      }),
    remove: (name) =>
      asPort(async () => {
        await rm(join(root, name), { force: true })
        await removeEmpty(dirname(join(root, name)))
      }),
    removeAll: (owner) =>
      asPort(async () => {
        const folder = join(root, requireBlobOwner(owner))
        await rm(folder, { recursive: true, force: true })
        await removeEmpty(dirname(folder))
      }),
    async *list() {
      const users = await readdir(root).catch(() => [])
      for (const user of users) {
        for (const entry of await readdir(join(root, user), { recursive: true }).catch(() => [])) {
          const found = await stat(join(root, user, entry)).catch(() => undefined)
          if (found?.isFile()) yield { name: `${user}/${entry.replaceAll(sep, '/')}`, at: found.mtimeMs }
        }
      }
    },
  }
}
