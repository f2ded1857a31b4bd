/**
 * The files of this version. The build writes a list with the SHA-256 of each (`src/build/file-list.ts`), and the list's
 * digest into this script. A response with another digest is rejected, whatever its source.
 */

type Digests = Readonly<Record<string, string>>

interface FileList {
  /** Precached: complete before this version activates. */
  readonly shell: Digests
  /** Large or rarely used: cached on first use. */
  readonly kept: Digests
}

declare const self: ServiceWorkerGlobalScope & {
  /** Digest of the list, prepended to this script by the build. */
  readonly __FILE_LIST__: string
}

const LIST_DIGEST = self.__FILE_LIST__
const LIST = '/files.json'
export const PAGE = '/index.html'

/** The precache of this version; a version that is installing does not touch the active one's. */
export const SHELL_CACHE = `mingshu-shell-${LIST_DIGEST}`
export const RUNTIME_CACHE = 'mingshu-kept'

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 30_000

/** Path and digest of all precached files, the list first. */
export async function listShellFiles(): Promise<readonly (readonly [path: string, digest: string])[]> {
  return [[LIST, LIST_DIGEST], ...Object.entries((await fileList()).shell)]
}

/** Cache and digest of a file; `undefined` if it is not in this version. */
export async function findFile(path: string): Promise<{ readonly cache: string; readonly digest: string } | undefined> {
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
  if (!response) throw new Error('the list of files cannot be had')
  return response.json()
}

/**
 * A file with the given digest: from any cache, the network, or the network bypassing the HTTP cache.
 * `undefined` if no source has it.
 */
export function fetchVerified(path: string, digest: string): Promise<Response | undefined> {
  return findVerified(path, digest, [() => caches.match(path), () => fetchFile(path, 'default'), () => fetchFile(path, 'reload')])
}

/** A file with the given digest from the server, bypassing all caches. */
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
      // Network error or incomplete response.
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
  // The server fills in settings, so the page is identified by the build mark at its end.
  if (path === PAGE) return (await copy.text()).trimEnd().endsWith(`<!--${digest}-->`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()))
  return `sha256-${btoa(String.fromCharCode(...hash))}` === digest
}
