import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webAppManifest } from '#build/manifest.ts'

const root = new URL('../../public', import.meta.url).pathname

/** Returns width and height, `WxH`, from the header of a PNG file. */
function sizeOf(src: string): string {
  const png = readFileSync(root + src)
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('every icon in the manifest exists with its stated size', () => {
  const icons = [...webAppManifest.icons, ...webAppManifest.shortcuts.flatMap(({ icons: own }) => own)]
  expect(icons).toHaveLength(10)
  for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes)
})

test('the manifest has maskable and normal icons', () => {
  const purposes = webAppManifest.icons.map((icon) => `${'purpose' in icon ? icon.purpose : 'any'} ${icon.sizes}`)
  for (const size of ['192x192', '512x512']) expect(purposes).toEqual(expect.arrayContaining([`any ${size}`, `maskable ${size}`]))
})

test('the start URL and all shortcuts are within the scope', () => {
  for (const url of [webAppManifest.start_url, ...webAppManifest.shortcuts.map((shortcut) => shortcut.url)])
    expect(url.startsWith(webAppManifest.scope)).toBe(true)
})

test('the shortcuts have names in three languages and their own icons', () => {
  const named = webAppManifest.shortcuts.map(({ name, name_localized, url }) =>
    [url, name, name_localized['zh-TW'], name_localized.en].join(' '),
  )
  expect(named).toEqual([
    '/fate/index 今日 今日 Today',
    '/almanac 历书 曆書 Almanac',
    '/fate/year 流年 流年 The year',
    '/archive/index 命书 命書 Books',
    '/archive/add 添加档案 新增檔案 Add a chart',
  ])
  expect(new Set(webAppManifest.shortcuts.map(({ icons }) => icons[0]!.src)).size).toBe(5)
})
