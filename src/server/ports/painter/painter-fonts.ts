/**
 * The fonts of images in the form the renderer needs: TrueType files of one weight. They are cut from the font packages in slices:
 * a slice is created when an image first uses one of its characters, and cached. So names may contain any character of the fonts,
 * some 16,000 per language; others are not drawn.
 */
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

/** Font names in a drawing, and the names inside the files. Chinese characters are set in Song in both. */
const NAMES: readonly (readonly [string, string])[] = [
  ['Mingshu Song', 'Source Serif 4'],
  ['Mingshu Hei', 'Source Sans 3 ExtraLight'],
]

const WEIGHT = 400

/** Replaces the font names of a drawing by those of the files. */
export function useFileFontNames(svg: string): string {
  let named = svg
  for (const [ours, theirs] of NAMES) named = named.replaceAll(`font-family="${ours}"`, `font-family="${theirs}"`)
  return named
}

/** The characters in the texts of a drawing. */
export function charactersIn(svg: string): ReadonlySet<number> {
  const codes = new Set<number>()
  for (const [, text = ''] of svg.matchAll(/<text\b[^>]*>([^<]*)<\/text>/g)) {
    for (const char of text.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '&<>')) codes.add(char.codePointAt(0)!)
  }
  return codes
}

/** The slices with these characters: Latin in both fonts, others in the first that has them. */
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

/** Returns the slice as a TrueType file, created once per folder. */
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

/** The cache folder: with the packages, for all servers of this machine; in the data folder if that is not writable. */
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

/** Returns font files with all characters of a drawing that the fonts have. */
export async function ensureFontFiles(svg: string, locale: Locale, folder: string): Promise<string[]> {
  return Promise.all(wanted(charactersIn(svg), locale).map((slice) => fileOf(slice, folder)))
}
