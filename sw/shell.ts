import { withDayPicture } from './day-page.ts'
import { fileAt, KEPT_CACHE, newCopy, PAGE, SHELL_CACHE, shellFiles, trueCopy } from './files.ts'

/** The server's own pages: never the app's shell. */
const SERVER_PAGES = /^\/(?:fapi|healthz|pay)(?:\/|$)/
/** Their names carry a hash: what another build calls so is never asked for. */
const HASHED = /^\/assets\//

/**
 * Whether a request is the worker's to answer. Every screen starts from the kept page. Its policy header and nonce were
 * kept with it and fit each other; the answer is passed on as it is.
 */
export function isOwn({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return method === 'GET' && origin === location.origin && !SERVER_PAGES.test(pathname)
}

export async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (request.mode !== 'navigate') return (await ownFile(url.pathname)) ?? fetch(request)
  const page = await ownFile(PAGE)
  return page ? withDayPicture(url, page) : fetch(request)
}

/** A file of this version, which is kept if it was not here; `undefined` for what is none of its files. */
export async function ownFile(path: string): Promise<Response | undefined> {
  for (const cacheName of [SHELL_CACHE, KEPT_CACHE]) {
    const kept = await caches.match(path, { cacheName, ignoreVary: true })
    if (kept) return kept
  }
  const file = await fileAt(path).catch(() => undefined)
  if (!file) return undefined
  const found = await trueCopy(path, file.digest)
  // Nothing is better than half a script; what every build calls the same may well be another build's.
  if (!found) return HASHED.test(path) ? Response.error() : undefined
  await keep(file.cache, path, found.clone()).catch(() => undefined)
  return found
}

/** A browser asks one server for six files at once; the page needs some of them for itself. */
const LANES = 3

let making: Promise<void> | undefined

/** Fetches what is missing of the shell. @throws when it is not whole in the end; what was found is kept for the next time */
export function makeWhole(): Promise<void> {
  making ??= fetchMissing().finally(() => {
    making = undefined
  })
  return making
}

async function fetchMissing(): Promise<void> {
  const here = new Set((await (await caches.open(SHELL_CACHE)).keys()).map(({ url }) => new URL(url).pathname))
  const waiting = (await shellFiles()).filter(([path]) => !here.has(path))
  const missing: string[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, digest] = next
      const found = await trueCopy(path, digest)
      if (found) await keep(SHELL_CACHE, path, found)
      else missing.push(path)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (missing.length > 0) throw new Error(`not to be had as they were built: ${missing.join(' ')}`)
}

/** The server fills its operator's settings into the page: they may have changed since it was kept. Another version's page is not ours. */
export async function freshenPage(): Promise<void> {
  const file = await fileAt(PAGE)
  const page = file && (await newCopy(PAGE, file.digest))
  if (page) await keep(file.cache, PAGE, page)
}

/** Opened each time: of a cache that the browser has cleared an open one still tells. */
async function keep(cacheName: string, path: string, response: Response): Promise<void> {
  await (await caches.open(cacheName)).put(path, response)
}

/** What older versions kept goes when this one takes over, and so do kept files that are no longer of use. */
export async function forgetOldFiles(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== SHELL_CACHE && name !== KEPT_CACHE)
  await Promise.all(others.map((name) => caches.delete(name)))
  const cache = await caches.open(KEPT_CACHE)
  for (const request of await cache.keys()) {
    const file = await fileAt(new URL(request.url).pathname)
    if (file?.cache !== KEPT_CACHE) await cache.delete(request)
  }
}

/** Fetches files that a later moment without a network will want; what fails is fetched when it is used. */
export async function warm(urls: readonly unknown[]): Promise<void> {
  for (const url of urls) await ownFile(new URL(String(url), location.origin).pathname)
}
