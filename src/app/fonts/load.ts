import type { Locale } from '#contract/locale.ts'

// Files written by `node src/build/fonts/build.ts`. Imported by glob, so that tests run without the files.
const styleSheets = import.meta.glob('./generated/*.css')
const urls = import.meta.glob<string>('./generated/core-*.woff2', { query: '?url&no-inline', import: 'default', eager: true })

export type ChineseScript = 'sc' | 'tc'

/** Script of the complete Chinese faces that a locale uses; must equal `src/build/fonts/faces.ts`. */
const scripts: Readonly<Record<Locale, ChineseScript>> = { zh_CN: 'sc', zh_TW: 'tc', en_US: 'sc' }

/**
 * Loads Song at once, Kai after the next paint, complete faces when idle. Resolves once the core `@font-face` rules exist; on failure
 * system fonts apply.
 */
export async function loadFonts(locale: Locale): Promise<void> {
  await load(`${locale}-song`)
  await nextPaint()
  await load(`${locale}-kai`)
  // Waits for the core files: before they are loaded, the browser would also fetch slices for their characters.
  const script = scripts[locale]
  void document.fonts?.ready.then(idle).then(() => Promise.all([load(`rest-song-${script}`), load(`rest-kai-${script}`)]))
}

/** Returns the script of the complete faces that a locale uses. */
export const chineseScriptOf = (locale: Locale): ChineseScript => scripts[locale]

/** Loads the `@font-face` rules of all complete faces; the browser fetches the font files when they are used. */
export async function loadCompleteFaces(): Promise<void> {
  await Promise.all(['rest-song-sc', 'rest-kai-sc', 'rest-song-tc', 'rest-kai-tc'].map(load))
}

/** Lists the URLs of a locale's core font files, for prefetching. */
export function listCoreFontUrls(locale: Locale): readonly string[] {
  return Object.entries(urls)
    .filter(([path]) => path.startsWith(`./generated/core-${locale}-`) || path.startsWith('./generated/core-latin-'))
    .map(([, url]) => url)
}

async function load(name: string): Promise<void> {
  try {
    await styleSheets[`./generated/${name}.css`]?.()
  } catch {
    // Ignored: the file is not cached and the device is offline; the font stack falls back to system fonts.
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
