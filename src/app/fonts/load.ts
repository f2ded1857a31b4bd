import type { Locale } from '#contract/locale.ts'

// Written by `node src/build/fonts/build.ts`; globs, so that tests run without them.
const styleSheets = import.meta.glob('./generated/*.css')
const urls = import.meta.glob<string>('./generated/core-*.woff2', { query: '?url&no-inline', import: 'default', eager: true })

export type Script = 'sc' | 'tc'

/** Which complete Chinese faces a locale uses; same as `src/build/fonts/faces.ts`. */
const scripts: Readonly<Record<Locale, Script>> = { zh_CN: 'sc', zh_TW: 'tc', en_US: 'sc' }

/**
 * Loads a locale's Chinese faces: Song at once, Kai after the next paint. When the page is idle it adds the complete
 * faces, of which the browser fetches a slice only when a character needs it.
 *
 * Resolves when the core `@font-face` rules are loaded. If a font fails, the system's is used.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  await load(`${locale}-song`)
  await nextPaint()
  await load(`${locale}-kai`)
  // Wait for the core files: until then the browser would also fetch slices for their characters.
  const script = scripts[locale]
  void document.fonts?.ready.then(idle).then(() => Promise.all([load(`rest-song-${script}`), load(`rest-kai-${script}`)]))
}

/** Returns the script of the complete faces that a locale uses. */
export const chineseScriptOf = (locale: Locale): Script => scripts[locale]

/** Loads the `@font-face` rules of all complete faces; the browser fetches their files on use. */
export async function loadCompleteFaces(): Promise<void> {
  await Promise.all(['rest-song-sc', 'rest-kai-sc', 'rest-song-tc', 'rest-kai-tc'].map(load))
}

/** Lists the URLs of a locale's core font files, for prefetching. */
export function coreFontUrls(locale: Locale): readonly string[] {
  return Object.entries(urls)
    .filter(([path]) => path.startsWith(`./generated/core-${locale}-`) || path.startsWith('./generated/core-latin-'))
    .map(([, url]) => url)
}

async function load(name: string): Promise<void> {
  try {
    await styleSheets[`./generated/${name}.css`]?.()
  } catch {
    // Offline and not cached: the font stack falls back to the system's faces.
  }
}

/** Resolves after the next paint, or after 1 s: a page in the background does not paint. */
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
