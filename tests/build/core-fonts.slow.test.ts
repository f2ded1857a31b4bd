import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCoreFonts } from '#build/fonts/build.ts'
import { listScreenCharacters, listMessageCharacters } from '#build/fonts/characters.ts'
import { readCharacterMap } from '#build/fonts/cmap.ts'
import { buildChineseCore } from '#build/fonts/core-font.ts'
import { chineseFaces } from '#build/fonts/faces.ts'
import { readGlyphs } from '#build/fonts/glyphs.ts'
import { getFontTable, readFontTables } from '#build/fonts/sfnt.ts'
import { readSingleLookups } from '#build/fonts/single-lookups.ts'
import { formatUnicodeRange } from '#build/fonts/unicode-range.ts'
import { parseCodePointRange, listSlices } from '#server/ports/painter/slices.ts'
import { subsetFont } from '#server/ports/painter/subset-font.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'

/** Characters of two pentads (田鼠化为鴽 and 雉始雊) that no font slice has, so that the device uses its own font. */
const DRAWN_BY_DEVICE: Readonly<Record<Locale, string>> = { zh_CN: '鴽雊', zh_TW: '', en_US: '' }
const MEGABYTE = 1_000_000
let files: Map<string, Buffer>

beforeAll(async () => {
  files = await createCoreFonts()
})

/** Returns the code points of all `unicode-range` descriptors in a style sheet. */
function codesOf(css: string): Set<number> {
  return new Set([...css.matchAll(/unicode-range:\s+([^;]+)/g)].flatMap((match) => [...parseCodePointRange(match[1]!)]))
}

const latin = codesOf(readFileSync(new URL('../../src/app/fonts/latin.css', import.meta.url), 'utf8'))
const bytesOf = (prefix: string) => [...files].filter(([name]) => name.startsWith(prefix)).reduce((sum, [, font]) => sum + font.length, 0)

describe.each(LOCALES)('core fonts of %s', (locale: Locale) => {
  test('each font contains every character of the catalogue', () => {
    const shown = [...listMessageCharacters(locale)].filter((code) => !DRAWN_BY_DEVICE[locale].includes(String.fromCodePoint(code)))
    const uncovered = chineseFaces[locale].flatMap((face) => {
      const covered = codesOf(files.get(`${locale}-${face.name}.css`)!.toString())
      return shown.filter((code) => !covered.has(code) && !latin.has(code)).map((code) => String.fromCodePoint(code))
    })
    console.log(`${locale}: ${shown.length} characters in its words, ${listScreenCharacters(locale).size} with the engine's`)
    expect(uncovered).toEqual([])
  })

  test('one locale is below 1.3 MB', () => {
    const bytes = bytesOf(`core-${locale}-`) + bytesOf('core-latin-')
    console.log(`${locale}: ${(bytes / 1024).toFixed(0)} KiB with Latin`)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(1.3 * MEGABYTE)
  })

  test('the merged font contains stems, branches and elements', async () => {
    const marks = '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥金木水火土'
    for (const face of chineseFaces[locale]) {
      const merged = await subsetFont(files.get(`core-${locale}-${face.name}.woff2`)!, marks, { targetFormat: 'sfnt' })
      const map = readCharacterMap(getFontTable(readFontTables(merged), 'cmap'))
      expect(map.size).toBe(27)
    }
  })
})

test('a merged glyph equals the glyph of its slice at every weight', async () => {
  const face = chineseFaces.zh_CN[0]!
  const merged = files.get('core-zh_CN-song.woff2')!
  const slices = listSlices(face.styleSheet)
  for (const char of '命癸〇') {
    const slice = slices.findLast(({ codes }) => codes.has(char.codePointAt(0)!))!
    const own = await subsetFont(readFileSync(slice.file), char, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: [],
      variationAxes: face.axes!,
    })
    for (const wght of [400, 500, 600]) {
      const [a, b] = await Promise.all(
        [own, merged].map((font) => subsetFont(font, char, { targetFormat: 'sfnt', noHinting: true, variationAxes: { wght } })),
      )
      const [expected, found] = [readGlyphs(readFontTables(a!))[1]!, readGlyphs(readFontTables(b!))[1]!]
      expect(expected.outline.length).toBeGreaterThan(0)
      expect(found.outline.toString('hex')).toBe(expected.outline.toString('hex'))
      expect([found.advance, found.side, found.advanceDown, found.sideDown]).toEqual([
        expected.advance,
        expected.side,
        expected.advanceDown,
        expected.sideDown,
      ])
    }
  }
})

test('punctuation has vertical forms and half widths', async () => {
  const font = readFontTables(await subsetFont(files.get('core-zh_CN-song.woff2')!, '、。（', { targetFormat: 'sfnt' }))
  const map = readCharacterMap(getFontTable(font, 'cmap'))
  const glyphs = readGlyphs(font)
  const upright = readSingleLookups(font.get('GSUB'), 'GSUB', 'vert')
  const halves = readSingleLookups(font.get('GPOS'), 'GPOS', 'halt')
  for (const char of '、。（') {
    const glyph = map.get(char.codePointAt(0)!)!
    const other = upright.get(glyph)![0]!
    expect(glyphs[other]!.outline.equals(glyphs[glyph]!.outline)).toBe(false)
    // Half widths reduce the advance by 500 units, which is half an em.
    expect(halves.get(glyph)![2]).toBe(-500)
  }
})

test('two builds produce the same bytes', async () => {
  const face = chineseFaces.en_US[0]!
  const again = await buildChineseCore(face, 'en_US', listScreenCharacters('en_US'))
  expect(again.codes.length).toBeGreaterThan(150)
  expect(again.font.equals(files.get(again.name)!)).toBe(true)
})

test('a range can be written and read again', () => {
  const codes = [0x20, 0x21, 0x22, 0x4e00, 0x4e02, 0x20000]
  expect(formatUnicodeRange(codes)).toBe('U+20-22,U+4e00,U+4e02,U+20000')
  expect([...parseCodePointRange(formatUnicodeRange(codes))]).toEqual(codes)
})
