import { getEntryScriptUrl } from './entry-address.ts'

/** An HTML snapshot of the page that renders without the app's code; `DayPicture` documents the fields. */
export interface PageSnapshot {
  readonly build: string
  readonly files: readonly string[]
  readonly css: string
  readonly html: string
}

/** CSS rule that hides elements with changing content (`data-unpictured`) in a snapshot but preserves their size. */
const HIDE_RULE = '[data-unpictured]{visibility:hidden}'

/** Returns a snapshot of the current page; `undefined` in development, where there is no built entry file. */
export function capturePageSnapshot(root: HTMLElement, locale: string): PageSnapshot | undefined {
  const build = getEntryScriptUrl()
  if (build === undefined) return undefined
  const copy = root.cloneNode(true) as HTMLElement
  emptyBelowViewport(root, copy)
  copy.querySelectorAll('style').forEach((style) => style.remove())
  copy.querySelectorAll('[data-now], [checked]').forEach((part) => ['data-now', 'checked'].forEach((name) => part.removeAttribute(name)))
  copy.querySelectorAll('[data-unpictured=empty]').forEach((part) => part.replaceChildren())
  const faces = fontFiles()
  const inline = [...copy.querySelectorAll<HTMLElement>('[style]')].map(extractStyleRule)
  return {
    build,
    files: [...styleFiles(faces), ...faces, build, ...firstScripts(locale)],
    css: [...runtimeRules(), HIDE_RULE, ...inline].join(''),
    html: copy.innerHTML,
  }
}

/** Empties elements below the viewport but preserves their height: less content paints sooner. */
function emptyBelowViewport(root: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>('main *')
  root.querySelectorAll<HTMLElement>('main *').forEach((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    if (top < innerHeight || !(element instanceof HTMLElement)) return
    copies[at]!.replaceChildren()
    copies[at]!.style.cssText = `box-sizing:border-box;height:${height}px;overflow:hidden`
  })
}

/**
 * Replaces a style attribute, which the CSP forbids in HTML, by a rule. The rule's id selector overrides other style sheets, like the
 * attribute.
 */
function extractStyleRule(element: HTMLElement, at: number): string {
  const rule = `#root [data-pictured="${at}"]{${element.getAttribute('style')}}`
  element.removeAttribute('style')
  element.dataset['pictured'] = String(at)
  return rule
}

/** Returns the CSS rules created at run time: the variables of Mantine and of the brand. */
function runtimeRules(): string[] {
  const elements = [...document.querySelectorAll('#root style')].map(({ textContent }) => textContent)
  const constructed = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  return [...elements, ...constructed]
}

/** Returns the URLs of the style sheets with a rule for this page. Unchanged `href`s, because Vite's preloader compares them as text. */
function styleFiles(faces: readonly string[]): string[] {
  const isOfUse = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule) return document.querySelector(rule.selectorText) !== null
    if (rule instanceof CSSFontFaceRule) return faces.some((face) => rule.cssText.includes(face))
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some(isOfUse)
  }
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return links.filter(({ sheet }) => sheet && [...sheet.cssRules].some(isOfUse)).map(({ href }) => href)
}

/** Returns the scripts of the first screen, from the list that `src/build/first-files.ts` writes into the page. */
function firstScripts(locale: string): string[] {
  const list = document.querySelector<HTMLMetaElement>('meta[name="mingshu-files"]')?.content ?? '{}'
  const files = JSON.parse(list) as Readonly<Record<string, readonly string[]>>
  return [...(files['in'] ?? []), ...(files[locale] ?? [])].filter((file) => file.endsWith('.js'))
}

function fontFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(loaded.filter((path) => /\/core-[^/]+\.woff2$/.test(path)))]
}
