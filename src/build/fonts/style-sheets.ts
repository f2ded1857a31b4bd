import { relative } from 'node:path'
import type { CoreFile } from './core-font.ts'
import type { Face } from './faces.ts'
import type { FontSlice } from '#server/ports/painter/slices.ts'
import { rangeOf } from './unicode-range.ts'

/** The rule of a face's core, for one locale. */
export function styleSheetOf(face: Face, { name, codes }: CoreFile): string {
  return fontFace(face.family, face.weight, `./${name}`, rangeOf(codes))
}

/** The rules of all slices of one complete face, for what people write; `folder` is where the sheet will stand. */
export function completeStyleSheetOf(face: Face, slices: readonly FontSlice[], folder: string): string {
  const { family, weight } = face.complete
  return slices.map(({ file, codes }) => fontFace(family, weight, relative(folder, file), rangeOf(codes))).join('')
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
