import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { favicon, maskable, monochrome, shortcut, touchIcon, seal } from './drawings.ts'

const target = join(import.meta.dirname, '../../../public/icons')

/** Name of each PNG file → its drawing, and its side in pixels. */
const pictures = {
  'icon-192': [seal, 192],
  'icon-512': [seal, 512],
  'maskable-192': [maskable, 192],
  'maskable-512': [maskable, 512],
  'monochrome-512': [monochrome, 512],
  'apple-touch-icon': [touchIcon, 180],
  'shortcut-today': [shortcut('today'), 96],
  'shortcut-almanac': [shortcut('almanac'), 96],
  'shortcut-year': [shortcut('year'), 96],
  'shortcut-book': [shortcut('book'), 96],
  'shortcut-add': [shortcut('add'), 96],
} as const

/** Renders an SVG at this width in pixels, without system fonts. */
function pngOf(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng()
}

// This script is run by hand after a change of the drawings; its output is committed.
mkdirSync(target, { recursive: true })
for (const [name, [svg, width]] of Object.entries(pictures)) writeFileSync(join(target, `${name}.png`), pngOf(svg, width))
writeFileSync(join(target, 'favicon.svg'), favicon)
