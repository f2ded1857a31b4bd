import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { createThreadPainter } from '#server/ports/painter/thread-painter.ts'

const fonts = mkdtempSync(join(tmpdir(), 'mingshu-painter-'))
const painter = createThreadPainter({ fonts })
afterAll(async () => {
  await painter.stop()
  rmSync(fonts, { recursive: true, force: true })
})

const sheet = (inner: string, width = 600, height = 300) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`

const written = (text: string, face = 'Mingshu Song') =>
  `<text x="20" y="200" font-family="${face}" font-size="150" fill="#000">${text}</text>`

/** Counts the dark pixels of a painted text. */
async function inkOf(text: string, locale: Locale = 'zh_CN', face?: string): Promise<number> {
  const { full } = await painter.paint(sheet(written(text, face)), locale)
  const grey = await sharp(full).greyscale().raw().toBuffer()
  return grey.filter((value) => value < 128).length
}

test('a drawing becomes a PNG and a WebP thumbnail, deterministically', async () => {
  const svg = sheet('<rect width="600" height="300" fill="#0a7"/><circle cx="300" cy="150" r="80" fill="#fff"/>', 1200, 600)
  const first = await painter.paint(svg, 'zh_CN')
  expect(await sharp(first.full).metadata()).toMatchObject({ format: 'png', width: 1200, height: 600, hasAlpha: false })
  expect(await sharp(first.thumb).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  expect(await painter.paint(svg, 'zh_CN')).toEqual(first)
})

test("fonts cover rare characters in each language's forms", async () => {
  for (const text of ['己亥', '立冬', '10.8', 'October', '龘', '堃']) expect(await inkOf(text)).toBeGreaterThan(400)
  expect(await inkOf('门')).not.toBe(await inkOf('門'))
  expect(await inkOf('October', 'en_US', 'Mingshu Hei')).not.toBe(await inkOf('October', 'en_US'))
  expect(await inkOf('骨', 'zh_TW')).not.toBe(await inkOf('骨'))
  expect(readdirSync(fonts).every((name) => name.endsWith('.ttf'))).toBe(true)
})

test('an invalid drawing is refused and the next one painted', async () => {
  await expect(painter.paint('<svg', 'zh_CN')).rejects.toMatchObject({ code: 'painter refused', isFinal: true })
  expect((await painter.paint(sheet(''), 'zh_CN')).full.length).toBeGreaterThan(0)
})

test('a foreign picture is cropped and loses its metadata', async () => {
  const source = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'secret' } })
    .jpeg()
    .toBuffer()
  const { full, thumb } = await painter.refit(source, { width: 300, height: 500 })
  const { exif, width, height, format } = await sharp(full).metadata()
  expect({ exif, width, height, format }).toEqual({ exif: undefined, width: 300, height: 500, format: 'png' })
  expect(Buffer.from(thumb).includes('secret')).toBe(false)
  const [red, green] = await sharp(full).raw().toBuffer()
  expect([red! > 190, green! < 70]).toEqual([true, true])
})

test('an overlay is transparent where it is empty, in both files', async () => {
  const source = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const svg = sheet('<rect x="200" width="400" height="300" fill="#00f"/>', 600, 300)
  const { full, thumb } = await painter.refit(source, { width: 600, height: 300, over: { svg, locale: 'zh_CN' } })
  expect(await sharp(full).metadata()).toMatchObject({ width: 600, height: 300, hasAlpha: false })
  expect(await sharp(thumb).metadata()).toMatchObject({ width: 480, height: 240 })
  for (const file of [full, thumb]) {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    const at = (share: number) => [...data.subarray(Math.floor(share * info.width) * info.channels).subarray(0, 3)]
    const [left, right] = [at(0.1), at(0.8)]
    expect([left[0]! > 190, left[2]! < 70, right[0]! < 40, right[2]! > 220]).toEqual([true, true, true, true])
  }
  await expect(painter.refit(source, { width: 60, height: 30, over: { svg: '<svg', locale: 'zh_CN' } })).rejects.toMatchObject({
    code: 'painter refused',
  })
})

test('refuses truncated pictures and decompression bombs', async () => {
  const whole = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#c33', noise: { type: 'gaussian', mean: 100, sigma: 50 } },
  })
    .png()
    .toBuffer()
  await expect(painter.refit(whole.subarray(0, whole.length / 2), { width: 100, height: 100 })).rejects.toMatchObject({
    code: 'painter refused',
  })
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await expect(painter.refit(bomb, { width: 100, height: 100 })).rejects.toMatchObject({ code: 'painter refused', isFinal: true })
})

test('a crashed or hung thread is replaced and fails only its request', async () => {
  const thread = new URL('../support/bad-painter-thread.ts', import.meta.url)
  const bad = createThreadPainter({ fonts, thread, limitMs: 1_500 })
  const outcomes = ['end', 'throw', 'hang', 'paint'].map((svg) => bad.paint(svg, 'zh_CN'))
  expect(await Promise.allSettled(outcomes)).toMatchObject([
    { reason: { code: 'painter crashed', isFinal: false } },
    { reason: { code: 'painter crashed', isFinal: false } },
    { reason: { code: 'painter slow', isFinal: false } },
    { value: { full: Uint8Array.of(1) } },
  ])
  await bad.stop()
  await expect(bad.paint('paint', 'zh_CN')).rejects.toMatchObject({ code: 'painter stopped' })
})
