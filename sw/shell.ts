import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { withDayPicture } from './day-page.ts'

type PrecacheManifest = Parameters<typeof precacheAndRoute>[0]

/** The server's own pages: never the app's shell. */
const SERVER_PAGES = [/^\/fapi(?:[/?]|$)/, /^\/healthz(?:[/?]|$)/, /^\/pay(?:[/?]|$)/]

const ASSETS = 'mingshu-assets'
/** Font slices, the place table and the device check's cases carry a hash in their names: once here, they are right for ever. */
const KEPT = /^\/assets\/(?:[^/]+\.woff2|rest-[^/]+\.css|[^/]*gazetteer[^/]*|[^/]*-shared-[^/]*\.json)$/
const GAZETTEER = /\/[^/]*gazetteer[^/]*$/

/**
 * Every screen starts from the precached page. Its policy header and nonce were kept with it and fit
 * each other; the answer is passed on as it is.
 */
export function serveShell(manifest: PrecacheManifest): void {
  precacheAndRoute(manifest)
  const page = createHandlerBoundToURL('/index.html')
  registerRoute(new NavigationRoute(async (asked) => withDayPicture(asked.url, await page(asked)), { denylist: SERVER_PAGES }))
}

/** Old versions' files go when a new worker takes over. */
export function forgetOldShells(): void {
  cleanupOutdatedCaches()
}

/** What is too large for the precache is kept from its first use on. */
export function keepAssets(): void {
  const keep = new CacheFirst({ cacheName: ASSETS, plugins: [{ cacheWillUpdate: async ({ response }) => asset(response) }] })
  registerRoute(({ url, sameOrigin }) => sameOrigin && KEPT.test(url.pathname), keep)
}

/** Fetches files that a later moment without a network will want; what fails is fetched when it is used. */
export async function warm(urls: readonly unknown[]): Promise<void> {
  const wanted = urls.map((url) => new URL(String(url), location.origin)).filter(isKept)
  const cache = await caches.open(ASSETS)
  for (const { href } of wanted) {
    if (await cache.match(href)) continue
    const response = await fetch(href).catch(() => null)
    const found = response && asset(response)
    if (found) await cache.put(href, found)
  }
  await forgetOldGazetteers(cache, wanted)
}

function isKept(url: URL): boolean {
  return url.origin === location.origin && KEPT.test(url.pathname)
}

/** A web server that knows no such file may answer with a page. */
function asset(response: Response): Response | null {
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false
  return response.ok && !isPage ? response : null
}

/** Half a megabyte each: a new one replaces the old one. */
async function forgetOldGazetteers(cache: Cache, wanted: readonly URL[]): Promise<void> {
  const current = wanted.filter(({ pathname }) => GAZETTEER.test(pathname)).map(({ href }) => href)
  if (current.length === 0) return
  for (const { url } of await cache.keys()) {
    if (GAZETTEER.test(new URL(url).pathname) && !current.includes(url)) await cache.delete(url)
  }
}
