import { insertDaySnapshot } from './day-page.ts'
import { findFileLocation, RUNTIME_CACHE, refetchVerified, PAGE_PATH, SHELL_CACHE, listShellFiles, fetchVerified } from './files.ts'

/** Paths served by the server, never by the worker. */
const SERVER_PAGES = /^\/(?:fapi|healthz|pay)(?:\/|$)/
/** Files with a content hash in their name. */
const HASHED = /^\/assets\//

/**
 * Returns whether the worker handles a request: GET, same origin, no server path. A cached page still works: its CSP header has the same
 * nonce.
 */
export function isHandledRequest({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin && !SERVER_PAGES.test(pathname)
}

export async function respondFromCache(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.mode !== 'navigate') return (await getOwnFile(url.pathname)) ?? fetch(request)
  const page = await getOwnFile(PAGE_PATH)
  return page ? insertDaySnapshot(url, page) : fetch(request)
}

/** Returns a file of this version from the cache or the network, and caches it if missing; `undefined` if it is not in this version. */
export async function getOwnFile(path: string): Promise<Response | undefined> {
  for (const cacheName of [SHELL_CACHE, RUNTIME_CACHE]) {
    const cached = await caches.match(path, { cacheName, ignoreVary: true })
    if (cached) return cached
  }
  const file = await findFileLocation(path).catch(() => undefined)
  if (!file) return undefined
  const found = await fetchVerified(path, file.digest)
  // Fails for a hashed path, whose content must match. Other files may be of another build, so the caller fetches them from the network.
  if (!found) return HASHED.test(path) ? Response.error() : undefined
  await store(file.cache, path, found.clone()).catch(() => undefined)
  return found
}

/** Number of parallel downloads: HTTP/1.1 allows six per host, and the page needs some. */
const LANES = 3

let completing: Promise<void> | undefined

/** Fetches missing precache files. @throws if some are still missing; the fetched ones stay cached for the next try */
export function completePrecache(): Promise<void> {
  completing ??= fetchMissing().finally(() => {
    completing = undefined
  })
  return completing
}

async function fetchMissing(): Promise<void> {
  const here = new Set((await (await caches.open(SHELL_CACHE)).keys()).map(({ url }) => new URL(url).pathname))
  const waiting = (await listShellFiles()).filter(([path]) => !here.has(path))
  const missing: string[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, digest] = next
      const found = await fetchVerified(path, digest)
      if (found) await store(SHELL_CACHE, path, found)
      else missing.push(path)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (missing.length > 0) throw new Error(`unavailable with the expected content: ${missing.join(' ')}`)
}

/** Refetches `index.html`, because the operator's settings in it may have changed. Ignores a page of another version. */
export async function refreshCachedPage(): Promise<void> {
  const file = await findFileLocation(PAGE_PATH)
  const page = file && (await refetchVerified(PAGE_PATH, file.digest))
  if (page) await store(file.cache, PAGE_PATH, page)
}

/** Stores a response. Opens the cache on every call, because a cache object opened earlier would outlive a deletion by the browser. */
async function store(cacheName: string, path: string, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(path, response)
}

/** Deletes the caches of other versions, and runtime-cached files that are not in this version. */
export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELL_CACHE && name !== RUNTIME_CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  const cache = await caches.open(RUNTIME_CACHE)
  for (const request of await cache.keys()) {
    const file = await findFileLocation(new URL(request.url).pathname)
    if (file?.cache !== RUNTIME_CACHE) await cache.delete(request)
  }
}

/** Caches files for offline use. A file that cannot be fetched now is fetched on first use. */
export async function cacheUrls(urls: readonly unknown[]): Promise<void> {
  for (const url of urls) await getOwnFile(new URL(String(url), location.origin).pathname)
}
