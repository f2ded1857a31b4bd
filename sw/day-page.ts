import type { StoredDaySnapshot } from '#device/documents/day-picture.ts'
import { readDaySnapshot } from '#device/documents/day-picture.ts'
import { isoDateOf } from './iso-date.ts'

/** Paths that show Today, including those that redirect logged-in users to it. */
const TODAY = /^\/(?:home(?:\/index)?|fate(?:\/index)?)?\/?$/

/** Maximum time to read the picture in milliseconds; after it the plain page is served. */
const READ_TIMEOUT_MS = 300

/** Returns the page with the stored picture of Today, if the path shows Today and a picture of today exists; else the page itself. */
export async function insertDaySnapshot(url: URL, page: Response): Promise<Response> {
  if (!TODAY.test(url.pathname)) return page
  const picture = await withTimeout(readDaySnapshot(isoDateOf(new Date())))
  if (!picture) return page
  const { status, headers } = page
  return new Response(renderDaySnapshot(picture, await page.text()), { status, headers })
}

function withTimeout<T>(reading: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    reading.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), READ_TIMEOUT_MS)
    }),
  ])
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/

/**
 * Replaces the static title by the picture; `public/boot.js` loads the entry script after the first paint. Returns `page` unchanged if it
 * is of another build.
 */
export function renderDaySnapshot({ build, files, media, dress, css, html }: StoredDaySnapshot, page: string): string {
  if (ENTRY.exec(page)?.[1] !== build) return page
  const nonce = / nonce="([^"]+)"/.exec(page)?.[1] ?? ''
  const rules = `[data-picture]{display:contents}@media not all and ${media}{[data-picture]{display:none}}${css}`
  const picture = `<style nonce="${nonce}">${rules}</style><div data-picture="${dress}">${html}</div>`
  return page
    .replace(ENTRY, `<meta name="mingshu-entry" content="${build}">`)
    .replace('</head>', `${files.map(linkTo).join('')}</head>`)
    .replace(ROOT, (_all, open: string, close: string) => open + picture + close)
}

/**
 * Returns a link element for a file, with the `crossorigin` of the app's own request, to avoid a second fetch. Scripts are preloaded, not
 * executed.
 */
function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="stylesheet"' : file.endsWith('.js') ? 'rel="modulepreload"' : 'rel="preload" as="font"'
  return `<link ${kind} crossorigin href="${file}">`
}
