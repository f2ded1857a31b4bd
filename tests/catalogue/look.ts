import { isLocale, LOCALES, type Locale } from '#contract/locale.ts'
import { BRAND_COLOURS, type Settings } from '#contract/settings.ts'

export const MODES = ['all', 'light', 'dark'] as const
export const WIDTHS = [390, 820, 1280] as const
export const TEXT_SIZES = [100, 200] as const
export const FLOWS = ['upright', 'level'] as const
export const FACES = ['song', 'hei'] as const satisfies readonly Settings['readerFace'][]

/** How the pieces are shown. It stands in the address, so that a look can be passed on. */
export interface Look {
  /** `all`: light and dark side by side. */
  readonly mode: (typeof MODES)[number]
  readonly side: Settings['sideMode']
  readonly brand: Settings['brandTheme']
  readonly locale: Locale
  /** Pixels. */
  readonly width: (typeof WIDTHS)[number]
  /** Percent of the browser's own. */
  readonly text: (typeof TEXT_SIZES)[number]
  /** Of titles and sentences, where the language has both. */
  readonly flow: (typeof FLOWS)[number]
  /** Of texts that are read. */
  readonly face: (typeof FACES)[number]
}

const oneOf = <T>(list: readonly T[], told: string | null): T => list.find((each) => String(each) === told) ?? list[0]!

/** Reads what `addressOf` wrote; whatever is not said is the first of its list. */
export function lookIn(address: string): Look {
  const told = new URLSearchParams(address.replace(/^[?#]/, ''))
  const [brand, locale] = [told.get('brand'), told.get('locale')]
  return {
    mode: oneOf(MODES, told.get('mode')),
    side: oneOf(['light', 'dark'], told.get('side')),
    brand: brand && /^#[0-9a-f]{6}$/.test(brand) ? (brand as `#${string}`) : oneOf(BRAND_COLOURS, brand),
    locale: isLocale(locale) ? locale : LOCALES[0],
    width: oneOf(WIDTHS, told.get('width')),
    text: oneOf(TEXT_SIZES, told.get('text')),
    flow: oneOf(FLOWS, told.get('flow')),
    face: oneOf(FACES, told.get('face')),
  }
}

export function addressOf(look: Look): string {
  return new URLSearchParams(Object.entries(look).map(([name, value]) => [name, String(value)])).toString()
}
