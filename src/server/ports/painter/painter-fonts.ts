/**
 * The faces that pictures are written in, as the renderer takes them: TrueType files, of one weight. They come from the font packages
 * slice by slice: a slice is made when a picture first has one of its characters, and kept. So a name may hold any character that the
 * faces have, some 16,000 in each language; of others nothing is seen.
 */
import { createHash, randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#contract/locale.ts'
import { slicesOf, type Slice } from './slices.ts'
import { subsetFont } from './subset-font.ts'

const SERIF = '@fontsource-variable/source-serif-4/wght.css'
const SANS = '@fontsource-variable/source-sans-3/wght.css'
const SONG_SC = '@fontsource-variable/noto-serif-sc/wght.css'
const SONG_TC = '@fontsource-variable/noto-serif-tc/wght.css'

/** The name of a face in a drawing, and the one that the renderer finds in its file. Chinese characters come from Song in both. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Mingshu Song', 'Source Serif 4'],
  ['Mingshu Hei', 'Source Sans 3 ExtraLight'],
]

const WEIGHT = 400

/** A drawing with its faces named as the renderer knows them. */
export function inFilesNames(svg: string): string {
  let named = svg
  for (const [ours, theirs] of NAMES) named = named.replaceAll(`font-family="${ours}"`, `font-family="${theirs}"`)
  return named
}

/** Characters of the texts of a drawing. */
export function writtenIn(svg: string): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const [, text = ''] of svg.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)) {
    for (const char of text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '&<>')) codes.add(char.codePointAt(0)!)
  }
  return codes
}

/** The slices that have the characters: Latin in both of its faces, others in the first that has them. */
function wanted(codes: ReadonlySet<number>, locale: Locale): Slice[] {
  const latin = [SERIF, SANS].flatMap((face) => slicesOf(face).filter((slice) => [...codes].some((code) => slice.codes.has(code))))
  const missing = new Set([...codes].filter((code) => !latin.some((slice) => slice.codes.has(code))))
  const chosen = [...latin]
  for (const face of locale === 'zh_TW' ? [SONG_TC, SONG_SC] : [SONG_SC, SONG_TC]) {
    for (const slice of slicesOf(face)) {
      const found = [...missing].filter((code) => slice.codes.has(code))
      if (found.length > 0) chosen.push(slice)
      for (const code of found) missing.delete(code)
    }
  }
  return chosen
}

/** The slice as TrueType, made once in a folder. */
async function fileOf({ file, codes }: Slice, folder: string): Promise<string> {
  const font = await readFile(file)
  const made = join(folder, `${createHash('sha256').update(font).update(String(WEIGHT)).digest('hex').slice(0, 32)}.ttf`)
  if (existsSync(made)) return made
  await mkdir(folder, { recursive: true })
  const cut = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { wght: WEIGHT },
  })
  const part = `${made}.${randomUUID()}.part`
  await writeFile(part, cut)
  await rename(part, made)
  return made
}

/** Where they are kept: with the packages that they come from, for every server here; where nothing can be written there, with the data. */
export function fontsFolder(dataDir: string): string {
  const shared = fileURLToPath(new URL('../../../../node_modules/.cache/mingshu-fonts/pictures', import.meta.url))
  try {
    mkdirSync(shared, { recursive: true })
    accessSync(shared, constants.W_OK)
    return shared
  } catch {
    return join(dataDir, 'fonts')
  }
}

/** Files with all the characters of a drawing that the faces have. */
export async function fontFilesFor(svg: string, locale: Locale, folder: string): Promise<string[]> {
  return Promise.all(wanted(writtenIn(svg), locale).map((slice) => fileOf(slice, folder)))
}
