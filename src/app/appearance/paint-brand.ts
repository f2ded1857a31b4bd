import type { Settings } from '#contract/settings.ts'
import { brandRolesOf, hexOfBrand } from './brand.ts'

type Mode = 'light' | 'dark'
type Brand = Settings['brandTheme']

let sheet: CSSStyleSheet | undefined

const rolesOf = (brand: Brand, mode: Mode) =>
  Object.entries(brandRolesOf(brand, mode))
    .map(([role, hex]) => `--brand-${role}:${hex}`)
    .join(';')

/**
 * Paints the page in a colour, and what stands at its side in the side's mode. A constructed style sheet needs no nonce and no
 * inline style; its rules are as specific as the dark tokens, and later than they are.
 */
export function paintBrand(brand: Brand, mode: Mode, sideMode: Mode): void {
  document.documentElement.setAttribute('theme-color', hexOfBrand(brand))
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const side = sideMode === 'dark' && mode === 'light' ? `& [data-side]{${rolesOf(brand, 'dark')}}` : ''
  sheet.replaceSync(`:root[theme-mode]{${rolesOf(brand, mode)};${side}}`)
}
