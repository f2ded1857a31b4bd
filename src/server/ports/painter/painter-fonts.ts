/** Provides fonts for rendering: TrueType slices of one weight, cut from the font packages when a drawing first needs them. */
import { createHash, randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#contract/locale.ts'
import { listSlices, type FontSlice } from './slices.ts'
import { subsetFont } from './subset-font.ts'

const SERIF = '@fontsource-variable/source-serif-4/wght.css'
const SANS = '@fontsource-variable/source-sans-3/wght.css'
const SONG_SC = '@fontsource-variable/noto-serif-sc/wght.css'
const SONG_TC = '@fontsource-variable/noto-serif-tc/wght.css'

/** Font names in a drawing, each with the name inside our font files. Chinese characters are set in Song in both fonts. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Mingshu Song', 'Source Serif 4'],
  ['Mingshu Hei', 'Source Sans 3 ExtraLight'],
]

const WEIGHT = 400

/** Replaces the font names in a drawing by the names inside the font files. */
export function replaceFontNames(svg: string): string {
  let named = svg
  for (const [ours, theirs] of NAMES) named = named.replaceAll(`font-family="${ours}"`, `font-family="${theirs}"`)
  return named
}

/** Returns the code points of the texts in a drawing. */
export function listDrawnCharacters(svg: string): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const [, text = ''] of svg.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)) {
    for (const char of text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '&<>')) codes.add(char.codePointAt(0)!)
  }
  return codes
}

/** Returns the font slices with these characters: for Latin those of both fonts, for others that of the first font that has them. */
function wanted(codes: ReadonlySet<number>, locale: Locale): FontSlice[] {
  const latin = [SERIF, SANS].flatMap((face) => listSlices(face).filter((slice) => [...codes].some((code) => slice.codes.has(code))))
  const missing = new Set([...codes].filter((code) => !latin.some((slice) => slice.codes.has(code))))
  const chosen = [...latin]
  for (const face of locale === 'zh_TW' ? [SONG_TC, SONG_SC] : [SONG_SC, SONG_TC]) {
    for (const slice of listSlices(face)) {
      const found = [...missing].filter((code) => slice.codes.has(code))
      if (found.length > 0) chosen.push(slice)
      for (const code of found) missing.delete(code)
    }
  }
  return chosen
}

/** Returns the path of a slice as TrueType file; created on first use in the folder. */
async function fileOf({ file, codes }: FontSlice, folder: string): Promise<string> {
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

/** Returns the cache folder for fonts: beside the packages, shared by all servers of the machine; in the data folder if not writable. */
export function chooseFontsFolder(dataDir: string): string {
  const shared = fileURLToPath(new URL('../../../../node_modules/.cache/mingshu-fonts/pictures', import.meta.url))
  try {
    mkdirSync(shared, { recursive: true })
    accessSync(shared, constants.W_OK)
    return shared
  } catch {
    return join(dataDir, 'fonts')
  }
}

/** Returns the paths of font files with all characters of a drawing that the fonts have; creates missing ones. */
export async function ensureFontFiles(svg: string, locale: Locale, folder: string): Promise<string[]> {
  return Promise.all(wanted(listDrawnCharacters(svg), locale).map((slice) => fileOf(slice, folder)))
}
