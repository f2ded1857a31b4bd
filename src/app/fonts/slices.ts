import { LOCALES, type Locale } from '#contract/locale.ts'
import { listCoreFontUrls, loadCompleteFaces, chineseScriptOf, type ChineseScript } from './load.ts'

/** A font file with part of a complete face, and the code point ranges in it. */
export interface FontFaceSlice {
  readonly url: string
  readonly script: ChineseScript
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const SCRIPTS: Readonly<Record<string, ChineseScript>> = {
  'Noto Serif SC Variable': 'sc',
  'LXGW WenKai': 'sc',
  'Noto Serif TC Variable': 'tc',
  'LXGW WenKai TC': 'tc',
}

/** Lists every font file needed for a text in all languages: core files, slices and the style sheets that declare them. */
export async function listFontFileUrls(textOf: (locale: Locale) => string): Promise<string[]> {
  await loadCompleteFaces()
  const sheets = [...document.styleSheets].filter(({ href }) => href !== null)
  const found = sheets.map((sheet) => ({ href: sheet.href!, slices: slicesIn(sheet) })).filter(({ slices }) => slices.length > 0)
  const slices = found.flatMap((one) => one.slices)
  const wanted = LOCALES.flatMap((locale) => listFontSliceUrls(slices, chineseScriptOf(locale), textOf(locale)))
  return [...new Set([...LOCALES.flatMap(listCoreFontUrls), ...found.map(({ href }) => href), ...wanted])]
}

function slicesIn(sheet: CSSStyleSheet): FontFaceSlice[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    const script = SCRIPTS[read('font-family').replaceAll(/["']/g, '')]
    const url = /url\(["']?([^"')]+)/.exec(read('src'))?.[1]
    return script && url ? [{ url: new URL(url, sheet.href!).href, script, ranges: parseUnicodeRange(read('unicode-range')) }] : []
  })
}

/** Parses a `unicode-range`: `U+4E00-4E01, U+4E03`. */
export function parseUnicodeRange(text: string): FontFaceSlice['ranges'] {
  return text.split(',').map((part) => {
    const [first, last] = part.trim().slice(2).split('-')
    return [parseInt(first!, 16), parseInt(last ?? first!, 16)]
  })
}

/**
 * Lists the URLs of slices with a character of the text. Does not exclude characters of the core files: that would save hardly any
 * file.
 */
export function listFontSliceUrls(slices: readonly FontFaceSlice[], script: ChineseScript, text: string): string[] {
  const points = [...new Set(text)].map((sign) => sign.codePointAt(0)!)
  const holds = ({ ranges }: FontFaceSlice) => ranges.some(([first, last]) => points.some((point) => first <= point && point <= last))
  return slices.filter((slice) => slice.script === script && holds(slice)).map(({ url }) => url)
}
