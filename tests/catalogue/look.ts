import { isLocale, LOCALES, type Locale } from '#contract/locale.ts'
import { BRAND_COLOURS, type Settings } from '#contract/settings.ts'

export const MODES = ['all', 'light', 'dark'] as const
export const WIDTHS = [390, 820, 1280] as const
export const TEXT_SIZES = [100, 200] as const
export const READING_DIRECTIONS = ['upright', 'level'] as const
export const FACES = ['song', 'hei'] as const satisfies readonly Settings['readerFace'][]

/** How pieces are shown. Stored in the URL, so that a look can be shared. */
export interface CatalogueAppearance {
  /** `all`: light and dark side by side. */
  readonly mode: (typeof MODES)[number]
  readonly side: Settings['sideMode']
  readonly brand: Settings['brandTheme']
  readonly locale: Locale
  /** Width of the frame in CSS pixels. */
  readonly width: (typeof WIDTHS)[number]
  /** Font size in percent of the browser's default. */
  readonly text: (typeof TEXT_SIZES)[number]
  /** Text direction of titles and sentences, where the language has both. */
  readonly flow: (typeof READING_DIRECTIONS)[number]
  /** Font of reading texts. */
  readonly face: (typeof FACES)[number]
}

const oneOf = <T>(list: readonly T[], stated: string | null): T => list.find((each) => String(each) === stated) ?? list[0]!

/** Parses the output of `addressOf`; missing values default to the first of their list. */
export function parseCatalogueAppearance(address: string): CatalogueAppearance {
  const params = new URLSearchParams(address.replace(/^[?#]/, ''))
  const [brand, locale] = [params.get('brand'), params.get('locale')]
  return {
    mode: oneOf(MODES, params.get('mode')),
    side: oneOf(['light', 'dark'], params.get('side')),
    brand: brand && /^#[0-9a-f]{6}$/.test(brand) ? (brand as `#${string}`) : oneOf(BRAND_COLOURS, brand),
    locale: isLocale(locale) ? locale : LOCALES[0],
    width: oneOf(WIDTHS, params.get('width')),
    text: oneOf(TEXT_SIZES, params.get('text')),
    flow: oneOf(READING_DIRECTIONS, params.get('flow')),
    face: oneOf(FACES, params.get('face')),
  }
}

export function addressOf(look: CatalogueAppearance): string {
  return new URLSearchParams(Object.entries(look).map(([name, value]) => [name, String(value)])).toString()
}
