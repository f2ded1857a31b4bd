import type { Settings } from '#contract/settings.ts'
import { computeBrandRoles, hexOfBrand } from './brand.ts'

type Mode = 'light' | 'dark'
type Brand = Settings['brandTheme']

let sheet: CSSStyleSheet | undefined

const formatVariables = (brand: Brand, mode: Mode) =>
  Object.entries(computeBrandRoles(brand, mode))
    .map(([role, hex]) => `--brand-${role}:${hex}`)
    .join(';')

/**
 * Sets the CSS variables of the brand; inside `[data-side]` those of the side's mode. A constructed style sheet needs no nonce and
 * comes after the tokens.
 */
export function paintBrand(brand: Brand, mode: Mode, sideMode: Mode): void {
  document.documentElement.setAttribute('theme-color', hexOfBrand(brand))
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const side = sideMode === 'dark' && mode === 'light' ? `& [data-side]{${formatVariables(brand, 'dark')}}` : ''
  sheet.replaceSync(`:root[theme-mode]{${formatVariables(brand, mode)};${side}}`)
}
