import { entryAddress } from './entry-address.ts'

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
export function pagePictureOf(root: HTMLElement, locale: string): PagePicture | undefined {
  const build = entryAddress()
  if (build === undefined) return undefined
  const copy = root.cloneNode(true) as HTMLElement
  emptyBelow(root, copy)
  copy.querySelectorAll('style').forEach((style) => style.remove())
  copy.querySelectorAll('[data-now], [checked]').forEach((part) => ['data-now', 'checked'].forEach((name) => part.removeAttribute(name)))
  copy.querySelectorAll('[data-unpictured=empty]').forEach((part) => part.replaceChildren())
  const faces = faceFiles()
  const inline = [...copy.querySelectorAll<HTMLElement>('[style]')].map(ruleOf)
  return {
    build,
    files: [...styleFiles(faces), ...faces, build, ...firstScripts(locale)],
    css: [...looseRules(), UNSEEN, ...inline].join(''),
    html: copy.innerHTML,
  }
}

/** What lies below the screen keeps its place and is not drawn: the less there is to paint, the sooner it stands. */
function emptyBelow(root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>('main *')
  root.querySelectorAll<HTMLElement>('main *').forEach((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    if (top < innerHeight || !(element instanceof HTMLElement)) return
    copies[at]!.replaceChildren()
    copies[at]!.style.cssText = `box-sizing:border-box;height:${height}px;overflow:hidden`
  })
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

/** Those with a rule for something on the page, addressed as the loader of the scripts writes them: it looks for their very texts. */
function styleFiles(faces: readonly string[]): string[] {
  const isOfUse = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule) return document.querySelector(rule.selectorText) !== null
    if (rule instanceof CSSFontFaceRule) return faces.some((face) => rule.cssText.includes(face))
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isOfUse)
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return links.filter(({ sheet }) => sheet && [...sheet.cssRules].some(isOfUse)).map(({ href }) => href)
}

/** Scripts of the first screen: out of the list that `src/build/first-files.ts` wrote into the page. */
function firstScripts(locale: string): string[] {
  const list = document.querySelector<HTMLMetaElement>('meta[name="mingshu-files"]')?.content ?? '{}'
  const files = JSON.parse(list) as Readonly<Record<string, readonly string[]>>
  return [...(files['in'] ?? []), ...(files[locale] ?? [])].filter((file) => file.endsWith('.js'))
}

function faceFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(loaded.filter((path) => /\/core-[^/]+\.woff2$/.test(path)))]
}
