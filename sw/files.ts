/** The file list of this version with SHA-256 digests (`src/build/file-list.ts`). Responses with another digest are rejected. */

type Digests = Readonly<Record<string, string>>

interface FileList {
  /** Precached files: all must be cached before this version activates. */
  readonly shell: Digests
  /** Large or rarely used files: cached on first use. */
  readonly kept: Digests
}

declare const self: ServiceWorkerGlobalScope & {
  /** Digest of the file list; the build prepends its definition to this script. */
  readonly __FILE_LIST__: string
}

const LIST_DIGEST = self.__FILE_LIST__
const LIST = '/files.json'
/** Path of the cached page that every screen uses. */
export const PAGE_PATH = '/index.html'

/** Name of this version's precache. Every version has its own, so that an installing version does not change the active one's. */
export const SHELL_CACHE = `mingshu-shell-${LIST_DIGEST}`
/** Name of the cache of files that are not precached; shared by all versions. */
export const RUNTIME_CACHE = 'mingshu-kept'

/** Timeout of a request in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000

/** Lists path and digest of all precached files, the file list itself first. */
export async function listShellFiles(): Promise<readonly (readonly [path: string, digest: string])[]> {
  return [[LIST, LIST_DIGEST], ...Object.entries((await fileList()).shell)]
}

/** Returns the cache name and digest of a file; `undefined` if the file is not in this version. */
export async function findFileLocation(path: string): Promise<{ readonly cache: string; readonly digest: string } | undefined> {
  const { shell, kept } = await fileList()
  const [cache, digest] = shell[path] ? [SHELL_CACHE, shell[path]] : [RUNTIME_CACHE, kept[path]]
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
  const response = await fetchVerified(LIST, LIST_DIGEST)
  if (!response) throw new Error('the list of files is not available')
  return response.json()
}

/**
 * Returns a file with the given digest: from any cache, else the network, else the network bypassing the HTTP cache. `undefined` if no
 * source has it.
 */
export function fetchVerified(path: string, digest: string): Promise<Response | undefined> {
  return findVerified(path, digest, [() => caches.match(path), () => fetchFile(path, 'default'), () => fetchFile(path, 'reload')])
}

/** Fetches a file with the given digest from the server, bypassing all caches; `undefined` if the server does not have it. */
export function refetchVerified(path: string, digest: string): Promise<Response | undefined> {
  return findVerified(path, digest, [() => fetchFile(path, 'reload')])
}

type Source = () => Promise<Response | undefined>

async function findVerified(path: string, digest: string, sources: readonly Source[]): Promise<Response | undefined> {
  for (const source of sources) {
    try {
      const response = await source()
      if (response && (await hasDigest(response, path, digest))) return response
    } catch {
      // Tries the next source after a network error or an incomplete response.
    }
  }
  return undefined
}

function fetchFile(path: string, cache: RequestCache): Promise<Response> {
  return fetch(path, { cache, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
}

async function hasDigest(response: Response, path: string, digest: string): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  const copy = response.clone()
  // Identifies the page by the build's comment at its end instead of its hash, because the server inserts settings into the page.
  if (path === PAGE_PATH) return (await copy.text()).trimEnd().endsWith(`<!--${digest}-->`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()))
  return `sha256-${btoa(String.fromCharCode(...hash))}` === digest
}
