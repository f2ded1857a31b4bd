/**
 * This version's files. The build writes a list of them with the SHA-256 of each (`src/build/file-list.ts`) and its own
 * digest into this script: what has another content than the build gave it is none of them, whoever answered.
 */

type Digests = Readonly<Record<string, string>>

interface FileList {
  /** What every screen needs: all of it is here before this version starts. */
  readonly shell: Digests
  /** Large, or for few people: here from its first use on. */
  readonly kept: Digests
}

declare const self: ServiceWorkerGlobalScope & {
  /** Written before this script by the build: the digest of the list. */
  readonly __FILE_LIST__: string
}

const LIST_DIGEST = self.__FILE_LIST__
const LIST = '/files.json'
export const PAGE = '/index.html'

/** A cache for each version's shell, so that one which is still being fetched touches nothing of the one in use. */
export const SHELL_CACHE = `mingshu-shell-${LIST_DIGEST}`
export const KEPT_CACHE = 'mingshu-kept'

/** A line that hangs so long is as good as none. */
const PATIENCE_MS = 30_000

/** The files that must be here, the list first. */
export async function shellFiles(): Promise<readonly (readonly [path: string, digest: string])[]> {
  return [[LIST, LIST_DIGEST], ...Object.entries((await fileList()).shell)]
}

/** Where a file is kept and what it contains; `undefined` for one that is none of this version's. */
export async function fileAt(path: string): Promise<{ readonly cache: string; readonly digest: string } | undefined> {
  const { shell, kept } = await fileList()
  const [cache, digest] = shell[path] ? [SHELL_CACHE, shell[path]] : [KEPT_CACHE, kept[path]]
  return digest === undefined ? undefined : { cache, digest }
}

let known: Promise<FileList> | undefined

function fileList(): Promise<FileList> {
  known ??= readList().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readList(): Promise<FileList> {
  const response = await trueCopy(LIST, LIST_DIGEST)
  if (!response) throw new Error('the list of files cannot be had')
  return response.json()
}

/**
 * A file as the build made it: another version's copy, or from the network, where a wrong answer that the browser itself
 * has kept is passed by. `undefined` when nobody gives it.
 */
export function trueCopy(path: string, digest: string): Promise<Response | undefined> {
  return firstTrue(path, digest, [() => caches.match(path), () => asked(path, 'default'), () => asked(path, 'reload')])
}

/** The same as the server has it now. */
export function newCopy(path: string, digest: string): Promise<Response | undefined> {
  return firstTrue(path, digest, [() => asked(path, 'reload')])
}

type Source = () => Promise<Response | undefined>

async function firstTrue(path: string, digest: string, sources: readonly Source[]): Promise<Response | undefined> {
  for (const source of sources) {
    try {
      const response = await source()
      if (response && (await isTrue(response, path, digest))) return response
    } catch {
      // No network, or an answer that broke off.
    }
  }
  return undefined
}

function asked(path: string, cache: RequestCache): Promise<Response> {
  return fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE_MS) })
}

async function isTrue(response: Response, path: string, digest: string): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  const copy = response.clone()
  // The server fills it in; its last word is the mark of its build.
  if (path === PAGE) return (await copy.text()).trimEnd().endsWith(`<!--${digest}-->`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()))
  return `sha256-${btoa(String.fromCharCode(...hash))}` === digest
}
