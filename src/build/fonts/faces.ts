import type { Locale } from '#contract/locale.ts'

/** A Chinese font face of a locale. */
export interface ChineseFace {
  /** Part of the core's file name, e.g. `core-zh_CN-song.woff2`. */
  readonly name: 'song' | 'kai'
  readonly family: string
  readonly styleSheet: string
  /** CSS `font-weight`. */
  readonly weight: string
  /** The package's complete face, which is next in the font stack. */
  readonly complete: { readonly name: string; readonly family: string; readonly weight: string }
  readonly axes?: Readonly<Record<string, { min: number; max: number }>>
  /** Whether the face draws digits and Latin letters: Kai does; Song leaves them to the Latin face. */
  readonly writesLatin: boolean
}

// The design uses Song at weights 400 to 600 (P-16); a wider axis would give an equally large file with less accurate outlines.
const SONG = { name: 'song', weight: '400 600', axes: { wght: { min: 400, max: 600 } }, writesLatin: false } as const
const KAI = { name: 'kai', weight: '400', writesLatin: true } as const

const songSc: ChineseFace = {
  ...SONG,
  family: 'Mingshu Song SC',
  complete: { name: 'song-sc', family: 'Noto Serif SC Variable', weight: '200 900' },
  styleSheet: '@fontsource-variable/noto-serif-sc/wght.css',
}
const songTc: ChineseFace = {
  ...SONG,
  family: 'Mingshu Song TC',
  complete: { name: 'song-tc', family: 'Noto Serif TC Variable', weight: '200 900' },
  styleSheet: '@fontsource-variable/noto-serif-tc/wght.css',
}
const kaiSc: ChineseFace = {
  ...KAI,
  family: 'Mingshu Kai SC',
  complete: { name: 'kai-sc', family: 'LXGW WenKai', weight: '400' },
  styleSheet: 'lxgw-wenkai-webfont/lxgwwenkai-regular.css',
}
const kaiTc: ChineseFace = {
  ...KAI,
  family: 'Mingshu Kai TC',
  complete: { name: 'kai-tc', family: 'LXGW WenKai TC', weight: '400' },
  styleSheet: '@fontsource/lxgw-wenkai-tc/400.css',
}

/** Chinese faces of each locale; English needs them for Chinese characters shown as drawings. */
export const chineseFaces: Readonly<Record<Locale, readonly ChineseFace[]>> = {
  zh_CN: [songSc, kaiSc],
  zh_TW: [songTc, kaiTc],
  en_US: [songSc, kaiSc],
}

/** A Latin font face, shared by all locales. */
export interface LatinFace {
  readonly name: 'serif' | 'serif-italic' | 'sans'
  readonly styleSheet: string
  readonly axes: Readonly<Record<string, { min: number; max: number }>>
}

export const latinFaces: readonly LatinFace[] = [
  { name: 'serif', styleSheet: '@fontsource-variable/source-serif-4/opsz.css', axes: { wght: { min: 300, max: 600 } } },
  {
    name: 'serif-italic',
    styleSheet: '@fontsource-variable/source-serif-4/opsz-italic.css',
    axes: { wght: { min: 300, max: 400 } },
  },
  { name: 'sans', styleSheet: '@fontsource-variable/source-sans-3/wght.css', axes: { wght: { min: 400, max: 600 } } },
]
