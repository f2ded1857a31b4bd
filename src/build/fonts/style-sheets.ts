import { relative } from 'node:path'
import type { CoreFontFile } from './core-font.ts'
import type { ChineseFace } from './faces.ts'
import type { FontSlice } from '#server/ports/painter/slices.ts'
import { formatUnicodeRange } from './unicode-range.ts'

/** Returns the CSS rule for the core of a face in one locale. */
export function createCoreStyleSheet(face: ChineseFace, { name, codes }: CoreFontFile): string {
  return fontFace(face.family, face.weight, `./${name}`, formatUnicodeRange(codes))
}

/** Returns the CSS rules for all slices of a complete face, needed for text by users. `folder`: folder of the style sheet. */
export function createCompleteStyleSheet(face: ChineseFace, slices: readonly FontSlice[], folder: string): string {
  const { family, weight } = face.complete
  return slices.map(({ file, codes }) => fontFace(family, weight, relative(folder, file), formatUnicodeRange(codes))).join('')
}

function fontFace(family: string, weight: string, file: string, range: string): string {
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    '  font-style: normal;',
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  src: url('${file}') format('woff2');`,
    `  unicode-range: ${range};`,
    '}\n',
  ].join('\n')
}
