/** Writes contact sheets of all compositions for 24 charts. Run: `node tests/bench/picture-sheets.ts FOLDER [words in names…]`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { PORTRAITS, drawPortrait, SCENES, drawWallpaper } from '#art/pictures/index.ts'
import { ELEMENTS } from '#bazi/index.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import { ensureFontFiles, chooseFontsFolder, replaceFontNames } from '#server/ports/painter/painter-fonts.ts'
import { recipeOf } from '../art/subjects.ts'

const [folder = 'shots/pictures', ...words] = process.argv.slice(2)
const CHARTS = 24
const COLUMNS = 8
const GAP = 8
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const NAMES = { zh_CN: '林知远', zh_TW: '周若棠', en_US: 'Ada Montgomery' } as const

const pad = (value: number) => String(value).padStart(2, '0')

/** Returns birth `i`: years, seasons, days and hours differ; every sixth birth has an unknown hour. */
function birthOf(i: number) {
  const day = `${1948 + i * 3}-${pad(((i * 5) % 12) + 1)}-${pad(((i * 11) % 28) + 1)}`
  const time = `${pad((i * 7) % 24)}:30:00`
  const local = `${day}T${time}`
  const utc = new Date(Date.parse(`${local}Z`) - 28_800_000).toISOString().replace('.000', '')
  const gender = i % 2 ? 'male' : 'female'
  return { local, offsetSeconds: 28_800, utc, lng: 116.4, lat: 39.9, gender, zi: '23', solarTime: false, hourUnknown: i % 6 === 5 } as const
}

const charts = Array.from({ length: CHARTS }, (_, i) => {
  const locale = LOCALES[i % 3]!
  const recipe = { calendar: i % 2 === 0, almanac: i % 4 < 3, name: i % 3 !== 1, locale }
  const of = (kind: 'avatar' | 'wallpaper') =>
    createPictureSubject({ birth: birthOf(i), kind, month: `2026-${pad((i % 12) + 1)}`, recipe, name: NAMES[locale] })
  return { recipe, avatar: of('avatar'), wallpaper: of('wallpaper') }
})

async function paint(svg: string, locale: (typeof LOCALES)[number], width: number): Promise<Buffer> {
  const fontFiles = await ensureFontFiles(svg, locale, chooseFontsFolder('.'))
  const font = { loadSystemFonts: false, fontFiles }
  return Buffer.from(new Resvg(replaceFontNames(svg), { font, fitTo: { mode: 'width', value: width } }).render().asPng())
}

mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'charts.txt'),
  charts
    .map(({ avatar: { pillars, shares, useful, month } }, i) =>
      [
        pad(i),
        pillars.map(({ ganzhi }) => ganzhi).join(' '),
        ELEMENTS.map((element) => `${element} ${Math.round(shares[element] * 100)}`).join(' '),
        `useful ${useful}`,
        month.ganzhi,
      ].join('  '),
    )
    .join('\n'),
)
for (const [kind, list, draw, [width, height], small] of [
  ['avatar', PORTRAITS, drawPortrait, [960, 960], 240],
  ['wallpaper', SCENES, drawWallpaper, [1290, 2796], 210],
] as const) {
  for (const [composition, { id }] of list.entries()) {
    if (!words.every((word) => `${kind} ${id}`.includes(word))) continue
    const tall = Math.round((small * height) / width)
    const cells = await Promise.all(
      charts.map(async (chart, i) => {
        const covered = kind === 'wallpaper' ? { safe_top: 587, safe_bottom: 280 } : { safe_top: 0, safe_bottom: 0 }
        const scheme = Math.floor(i / 6) % 2 ? 'dark' : 'light'
        const recipe = recipeOf({ ...chart.recipe, ...covered, composition, palette: i % 6, scheme, width, height, seed: 1 + (i % 5) })
        const input = await paint(draw(chart[kind], recipe), recipe.locale as (typeof LOCALES)[number], small)
        return { input, left: (i % COLUMNS) * (small + GAP), top: Math.floor(i / COLUMNS) * (tall + GAP) }
      }),
    )
    const sheet = { width: COLUMNS * (small + GAP) - GAP, height: Math.ceil(CHARTS / COLUMNS) * (tall + GAP) - GAP }
    const png = sharp({ create: { ...sheet, channels: 3, background: '#777' } }).composite(cells)
    await png.png({ palette: true }).toFile(join(folder, `${kind}-${pad(composition)}-${id}.png`))
    console.log(`${kind} ${id}`)
  }
}
