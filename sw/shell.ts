import { insertDayPicture } from './day-page.ts'
import { findFile, RUNTIME_CACHE, refetchVerified, PAGE, SHELL_CACHE, listShellFiles, fetchVerified } from './files.ts'

/** Paths served by the server, never by the worker. */
const SERVER_PAGES = /^\/(?:fapi|healthz|pay)(?:\/|$)/
/** Files with a content hash in their name. */
const HASHED = /^\/assets\//

/**
 * Whether the worker handles a request: same-origin GET, not a server path. Navigations get the cached page unchanged:
 * its CSP header and nonce were cached together and match.
 */
export function isHandled({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin && !SERVER_PAGES.test(pathname)
}

export async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.mode !== 'navigate') return (await getOwnFile(url.pathname)) ?? fetch(request)
  const page = await getOwnFile(PAGE)
  return page ? insertDayPicture(url, page) : fetch(request)
}

/** A file of this version from the cache or network, cached if missing; `undefined` if it is not in this version. */
export async function getOwnFile(path: string): Promise<Response | undefined> {
  for (const cacheName of [SHELL_CACHE, RUNTIME_CACHE]) {
    const kept = await caches.match(path, { cacheName, ignoreVary: true })
    if (kept) return kept
  }
  const file = await findFile(path).catch(() => undefined)
  if (!file) return undefined
  const found = await fetchVerified(path, file.digest)
  // A wrong hashed file must fail; an unhashed one may be another build's, so the network answers.
  if (!found) return HASHED.test(path) ? Response.error() : undefined
  await store(file.cache, path, found.clone()).catch(() => undefined)
  return found
}

/** Parallel downloads: HTTP/1.1 allows six per host, and the page needs some. */
const LANES = 3

let completing: Promise<void> | undefined

/** Fetches missing precache files. @throws if some are still missing; the others stay cached for the next try */
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
  if (missing.length > 0) throw new Error(`not to be had as they were built: ${missing.join(' ')}`)
}

/** Refetches the page, which contains operator settings. A page of another version is ignored. */
export async function refreshPage(): Promise<void> {
  const file = await findFile(PAGE)
  const page = file && (await refetchVerified(PAGE, file.digest))
  if (page) await store(file.cache, PAGE, page)
}

/** Opens the cache each time: an open handle still lists a cache that the browser has cleared. */
async function store(cacheName: string, path: string, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(path, response)
}

/** Deletes caches of older versions and runtime-cached files that are not in this one. */
export async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELL_CACHE && name !== RUNTIME_CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  const cache = await caches.open(RUNTIME_CACHE)
  for (const request of await cache.keys()) {
    const file = await findFile(new URL(request.url).pathname)
    if (file?.cache !== RUNTIME_CACHE) await cache.delete(request)
  }
}

/** Caches files for offline use; a file that fails is fetched on first use. */
export async function cacheUrls(urls: readonly unknown[]): Promise<void> {
  for (const url of urls) await getOwnFile(new URL(String(url), location.origin).pathname)
}
