import { relative } from 'node:path'
import type { CoreFile } from './core-font.ts'
import type { Face } from './faces.ts'
import { rangeOf, type Slice } from './slices.ts'

/** The rules of one face's core files, for one locale. */
export function styleSheetOf(face: Face, files: readonly CoreFile[]): string {
  return files.map(({ name, codes }) => fontFace(face.family, face.weight, `./${name}`, rangeOf(codes))).join('')
}

/** The rules of all slices of one complete face, for what people write; `folder` is where the sheet will stand. */
export function completeStyleSheetOf(face: Face, slices: readonly Slice[], folder: string): string {
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
