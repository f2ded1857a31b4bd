import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { faviconSvg, maskableIconSvg, monochromeIconSvg, createShortcutIcon, touchIconSvg, sealIconSvg } from './drawings.ts'

const target = join(import.meta.dirname, '../../../public/icons')

/** Name of each PNG file → its drawing, and its side in pixels. */
const pictures = {
  'icon-192': [sealIconSvg, 192],
  'icon-512': [sealIconSvg, 512],
  'maskable-192': [maskableIconSvg, 192],
  'maskable-512': [maskableIconSvg, 512],
  'monochrome-512': [monochromeIconSvg, 512],
  'apple-touch-icon': [touchIconSvg, 180],
  'shortcut-today': [createShortcutIcon('today'), 96],
  'shortcut-almanac': [createShortcutIcon('almanac'), 96],
  'shortcut-year': [createShortcutIcon('year'), 96],
  'shortcut-book': [createShortcutIcon('book'), 96],
  'shortcut-add': [createShortcutIcon('add'), 96],
} as const

/** Renders an SVG at this width in pixels, without system fonts. */
function pngOf(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

// This script is run by hand after a change of the drawings; its output is committed.
mkdirSync(target, { recursive: true })
for (const [name, [svg, width]] of Object.entries(pictures)) writeFileSync(join(target, `${name}.png`), pngOf(svg, width))
writeFileSync(join(target, 'favicon.svg'), faviconSvg)
