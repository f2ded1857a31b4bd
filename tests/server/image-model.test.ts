import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointName } from '#contract/endpoints.ts'
import { createOpenAiImages } from '#server/ports/image/openai-image.ts'
import { createPictureAnswer, createTestPicture, startImageEndpoint, type ImageEndpoint } from '../support/image-endpoint.ts'
import { fetchFileEndpoint, pictureRequest } from '../support/pictures.ts'
import { createArchiveInput, newId, type Account } from '../support/server-client.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { createShopper } from '../support/shop.ts'

let endpoint: ImageEndpoint
let fixture: ServerFixture
beforeAll(async () => {
  endpoint = await startImageEndpoint()
  fixture = await startServerFixture('SQLite', { IMAGE_BASE_URL: endpoint.url, IMAGE_MODEL: 'brush-1', IMAGE_API_KEY: 'k' })
})
afterAll(async () => {
  await fixture.stop()
  endpoint.stop()
})

const file = (me: Account, image_id: string, name: EndpointName = 'imageFile') =>
  fetchFileEndpoint(fixture.server.url, me, name, { image_id })

async function made(me: Account, archive_id: string, chosen = {}) {
  const asked = pictureRequest(archive_id, {}, chosen)
  expect((await me.call('imageGenerate', asked, newId())).data.made_by).toBe('brush-1')
  const image = async () => (await me.call('imageList')).data.images.find(({ image_id }) => image_id === asked.image_id)!
  await expect.poll(async () => (await image()).state).toBe('done')
  return image()
}

test.each(['png', 'jpeg', 'webp'] as const)("a model's %s is cropped to size without its metadata", async (type) => {
  const me = await createShopper(fixture)
  endpoint.answerBy(createPictureAnswer(await createTestPicture(type)))
  const image = await made(me, me.own)
  expect(image).toMatchObject({ made_by: 'brush-1', type: 'image/png' })
  const { bytes } = await file(me, image.image_id)
  const { exif, width, height, format } = await sharp(bytes).metadata()
  expect({ exif, width, height, format }).toEqual({ exif: undefined, width: 300, height: 600, format: 'png' })
  expect((await sharp(bytes).raw().toBuffer())[0]).toBeGreaterThan(180)
  expect((await me.call('imageList')).data).toMatchObject({ drawn_by: 'brush-1', left: 2 })
})

test("chosen texts are drawn over a model's picture", async () => {
  const me = await createShopper(fixture)
  endpoint.answerBy(createPictureAnswer(await createTestPicture()))
  const pixelsOf = async (chosen: Parameters<typeof made>[2]) => {
    const image = await made(me, me.own, chosen)
    expect(image.made_by).toBe('brush-1')
    return sharp((await file(me, image.image_id)).bytes)
      .raw()
      .toBuffer()
  }
  const [bare, lettered] = [
    await pixelsOf({ calendar: false, almanac: false, name: false }),
    await pixelsOf({ calendar: true, almanac: false, name: false }),
  ]
  // Cuts out pixel rows of 300 RGB pixels (900 bytes). The middle must be the model's picture; the bottom has the calendar.
  const rows = (pixels: Buffer, from: number, to: number) => pixels.subarray(from * 900, to * 900)
  const isModels = (pixels: Buffer) => pixels.every((value, at) => Math.abs(value - [0xcc, 0x22, 0x33][at % 3]!) < 4)
  expect(isModels(rows(bare, 400, 600))).toBe(true)
  expect(isModels(rows(bare, 0, 200))).toBe(false)
  expect(isModels(rows(lettered, 300, 380))).toBe(true)
  expect(isModels(rows(lettered, 450, 600))).toBe(false)
})

test('the prompt describes the scene and nothing personal', async () => {
  const me = await createShopper(fixture)
  const friend = createArchiveInput({ user_name: '慕容复', birthday: '1987-03-21 06:42:00' })
  await me.call('addArchive', friend, newId())
  endpoint.answerBy(createPictureAnswer(await createTestPicture()))
  await made(me, friend.archive_id, { palette: 2, locale: 'en_US' })
  const [asked] = endpoint.asked
  expect(asked).toMatch(/^\/v1\/images\/generations /)
  const body = JSON.parse(asked!.slice(asked!.indexOf('{'))) as Record<string, unknown>
  expect(body).toEqual({
    model: 'brush-1',
    n: 1,
    size: '1024x1536',
    prompt: expect.stringMatching(/Season: early winter.*Light: .*Land: .*Colours: ink in many greys/) as string,
  })
  expect(body['prompt']).not.toMatch(/慕容|1987|2026|06:42|\d{2}|[\u4e00-\u9fff]/)
  for (const id of [me.userId, friend.archive_id, me.address]) expect(asked).not.toContain(id)
})

const status =
  (code: number) =>
  (response: { writeHead: (code: number) => { end: (text?: string) => unknown } }): void =>
    void response.writeHead(code).end('{}')

test('the built-in painter draws after three failed attempts', async () => {
  const me = await createShopper(fixture)
  const good = await createTestPicture()
  const bad = [
    status(429),
    createPictureAnswer(Buffer.from('<svg onload="x"/>')),
    createPictureAnswer(good.subarray(0, good.length - 40)),
    (response: { destroy: () => unknown }) => void response.destroy(),
    status(500),
    (response: { end: (text: string) => unknown }) => void response.end('{"data":[]}'),
  ]
  endpoint.answerBy(bad[0]!, bad[1]!, createPictureAnswer(good))
  expect((await made(me, me.own)).made_by).toBe('brush-1')
  expect(endpoint.asked).toHaveLength(3)
  endpoint.answerBy(bad[2]!, bad[3]!, bad[4]!)
  const drawn = await made(me, me.own)
  expect([drawn.made_by, endpoint.asked.length]).toEqual(['house', 3])
  expect(await sharp((await file(me, drawn.image_id)).bytes).metadata()).toMatchObject({ width: 300, height: 600 })
  // A 401 is final, so the model is not asked again.
  endpoint.answerBy(status(401))
  expect([(await made(me, me.own)).made_by, endpoint.asked.length]).toEqual(['house', 1])
  expect((await me.call('imageList')).data.left).toBe(0)
})

test('each endpoint failure has its own error code', async () => {
  const make = (patienceMs = 60_000) =>
    createOpenAiImages({ baseUrl: endpoint.url, apiKey: 'k', model: 'm' }, patienceMs).make(
      'p',
      { width: 1, height: 1 },
      new AbortController().signal,
    )
  const url = (address: string) => (response: { end: (text: string) => unknown }) =>
    void response.end(JSON.stringify({ data: [{ url: address }] }))
  endpoint.answerBy(() => undefined)
  await expect(make(300)).rejects.toMatchObject({ code: 'image slow' })
  endpoint.answerBy((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(1 << 20, 'x')
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  })
  await expect(make()).rejects.toMatchObject({ code: 'image giant' })
  endpoint.answerBy(url('http://192.0.2.1/a.png'))
  await expect(make()).rejects.toMatchObject({ code: 'image nonsense' })
  const good = await createTestPicture('webp')
  endpoint.answerBy(url(`${endpoint.url}/a.webp`), (response) => void response.end(good))
  expect(await make()).toMatchObject({ type: 'image/webp', bytes: good })
})
