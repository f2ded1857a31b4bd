/** What stands on the page, as texts that bring it back without the app's code: `DayPicture` says what each is. */
export interface PagePicture {
  readonly build: string
  readonly files: readonly string[]
  readonly css: string
  readonly html: string
}

/** `data-unpictured`: what is true for the moment only keeps its place and is not seen. */
const UNSEEN = '[data-unpictured]{visibility:hidden}'

/** The page as it stands now; `undefined` for one that was not started from a file of the build (development). */
export function pagePictureOf(root: HTMLElement): PagePicture | undefined {
  const build = entryAddress()
  if (build === undefined) return undefined
  const copy = root.cloneNode(true) as HTMLElement
  copy.querySelectorAll('style').forEach((style) => style.remove())
  copy.querySelectorAll('[data-now], [checked]').forEach((part) => ['data-now', 'checked'].forEach((name) => part.removeAttribute(name)))
  copy.querySelectorAll('[data-unpictured=empty]').forEach((part) => part.replaceChildren())
  const inline = [...copy.querySelectorAll<HTMLElement>('[style]')].map(ruleOf)
  return { build, files: [...styleFiles(), ...faceFiles()], css: [...looseRules(), UNSEEN, ...inline].join(''), html: copy.innerHTML }
}

/** The worker takes the entry's element out of a page that it gives with a picture, and leaves its address. */
function entryAddress(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="mingshu-entry"]')?.content
  return meta ?? document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? undefined
}

/** The policy forbids style attributes in a page's text: each becomes a rule that is as strong. */
function ruleOf(element: HTMLElement, at: number): string {
  const rule = `#root [data-pictured="${at}"]{${element.getAttribute('style')}}`
  element.removeAttribute('style')
  element.dataset['pictured'] = String(at)
  return rule
}

/** Rules that were made at run time: the library's variables and the pigment's. */
function looseRules(): string[] {
  const elements = [...document.querySelectorAll('#root style')].map(({ textContent }) => textContent)
  const constructed = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  return [...elements, ...constructed]
}

/** The rest of a face's slices is for single characters, and comes by itself. */
function styleFiles(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/assets/"]:not([href*="/rest-"])')
  return [...links].map((link) => link.getAttribute('href')!)
}

function faceFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(loaded.filter((path) => /\/core-[^/]+\.woff2$/.test(path)))]
}
