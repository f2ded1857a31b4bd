import type { DayPicture } from '#device/documents/day-picture.ts'
import { readDayPicture } from '#device/documents/day-picture.ts'
import { isoDateOf } from './iso-date.ts'

/** Where today is shown; whoever is logged in is led there from the first and the home page. */
const TODAY = /^\/(?:home(?:\/index)?|fate(?:\/index)?)?\/?$/

/** A picture that takes longer to find is of no use: the page itself is on its way. */
const PATIENCE_MS = 300

/** The app's page; where today is shown, with the picture that was kept of it in its place. */
export async function withDayPicture(url: URL, page: Response): Promise<Response> {
  if (!TODAY.test(url.pathname)) return page
  const picture = await soon(readDayPicture(isoDateOf(new Date())))
  if (!picture) return page
  const { status, headers } = page
  return new Response(pageWith(picture, await page.text()), { status, headers })
}

function soon<T>(reading: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    reading.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE_MS)
    }),
  ])
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const ROOT = /(<div id="root">)[\s\S]*?(<\/div>\s*<noscript>)/

/**
 * The page with the picture in the place of its title, and the picture's files asked for at once. The app's
 * code is left to `public/boot.js`, which fetches it when the picture stands: to read it takes a phone longer
 * than to paint. A picture of another build is left out.
 */
export function pageWith({ build, files, media, dress, css, html }: DayPicture, page: string): string {
  if (ENTRY.exec(page)?.[1] !== build) return page
  const nonce = / nonce="([^"]+)"/.exec(page)?.[1] ?? ''
  const rules = `[data-picture]{display:contents}@media not all and ${media}{[data-picture]{display:none}}${css}`
  const picture = `<style nonce="${nonce}">${rules}</style><div data-picture="${dress}">${html}</div>`
  return page
    .replace(ENTRY, `<meta name="mingshu-entry" content="${build}">`)
    .replace('</head>', `${files.map(linkTo).join('')}</head>`)
    .replace(ROOT, (_all, open: string, close: string) => open + picture + close)
}

/** Asked for as the app itself asks, or they are fetched twice. Scripts are only read: what runs them is the boot script. */
function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="stylesheet"' : file.endsWith('.js') ? 'rel="modulepreload"' : 'rel="preload" as="font"'
  return `<link ${kind} crossorigin href="${file}">`
}
