import type { Locale } from '#contract/locale.ts'

// Written by `node src/build/fonts/build.ts`; globs, so that tests run without them.
const styleSheets = import.meta.glob('./generated/*.css')
const urls = import.meta.glob<string>('./generated/core-*.woff2', { query: '?url&no-inline', import: 'default', eager: true })

export type Script = 'sc' | 'tc'

/** Whose complete Chinese faces a locale draws from, as in `src/build/fonts/faces.ts`. */
const scripts: Readonly<Record<Locale, Script>> = { zh_CN: 'sc', zh_TW: 'tc', en_US: 'sc' }

/**
 * Brings in a locale's Chinese faces: Song at once, Kai after the next paint. When the page is idle the
 * complete faces follow, of which the browser fetches a slice only when a name or place needs it.
 *
 * Settles when the rules of the core are in; a font that cannot be had leaves the system's.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  await load(`${locale}-song`)
  await nextPaint()
  await load(`${locale}-kai`)
  // Not before the core has arrived: until then its characters would be looked for in the slices too.
  const script = scripts[locale]
  void document.fonts?.ready.then(idle).then(() => Promise.all([load(`rest-song-${script}`), load(`rest-kai-${script}`)]))
}

export const scriptOf = (locale: Locale): Script => scripts[locale]

/** The rules of every complete face, whatever the language; their files come only as they are used. */
export async function loadCompleteFaces(): Promise<void> {
  await Promise.all(['rest-song-sc', 'rest-kai-sc', 'rest-song-tc', 'rest-kai-tc'].map(load))
}

/** Where the core files of a locale are, to be fetched ahead of need. */
export function coreFontUrls(locale: Locale): readonly string[] {
  return Object.entries(urls)
    .filter(([path]) => path.startsWith(`./generated/core-${locale}-`) || path.startsWith('./generated/core-latin-'))
    .map(([, url]) => url)
}

async function load(name: string): Promise<void> {
  try {
    await styleSheets[`./generated/${name}.css`]?.()
  } catch {
    // Offline, and never seen before: the stack goes on to the system's faces.
  }
}

/** A page in the background does not paint, so the clock is asked as well. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000)
    requestAnimationFrame(() => setTimeout(resolve, 0))
  })
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 2000)
  })
}
