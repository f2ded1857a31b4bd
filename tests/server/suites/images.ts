import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IMAGE_LIMIT } from '#contract/image.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import type { BlobPort } from '#server/ports/blob/blob-port.ts'
import { createS3Storage } from '#server/ports/blob/s3.ts'
import { purgeRemovedArchives } from '#server/features/archives/purge.ts'
import { failAndRefundImage } from '#server/features/images/job.ts'
import { parseEnv } from '#server/setup/env.ts'
import { fetchFileEndpoint, pictureRequest } from '../../support/pictures.ts'
import type { S3Server } from '../../support/s3-server.ts'
import { newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { createShopper } from '../../support/shop.ts'

const CODE = { notFound: 10004, keyReused: 10007, timesSpent: 10044, imageLimit: 10071, invalidInput: 10001 }

export function imageSuite(fixture: () => ServerFixture, s3: () => S3Server | undefined): void {
  type Me = Awaited<ReturnType<typeof createShopper>>
  const generate = (me: Account, input: object, key = newId()) => me.call('imageGenerate', input, key)
  const list = async (me: Account, input = {}) => (await me.call('imageList', input)).data
  const stateOf = async (me: Account, id: string) => (await list(me)).images.find(({ image_id }) => image_id === id)?.state
  const file = (me: Account, image_id: string, more = {}, headers = {}) =>
    fetchFileEndpoint(fixture().server.url, me, 'imageFile', { image_id, ...more }, headers)
  const blobs = (): BlobPort => {
    const storage = s3()
    return storage === undefined
      ? createFolderStorage(join(fixture().server.dataDir, 'blobs'))
      : createS3Storage(parseEnv(storage.settings).s3!)
  }
  async function namesOf({ userId }: Account): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of blobs().list()) if (name.startsWith(`${userId}/`)) names.push(name)
    return names
  }
  async function done(me: Me, input = pictureRequest(me.own)) {
    expect((await generate(me, input)).code).toBe(0)
    await expect.poll(() => stateOf(me, input.image_id)).toBe('done')
    return input
  }

  test('a picture is drawn in its size and readable by its owner', async () => {
    const me = await createShopper(fixture())
    const asked = pictureRequest(me.own)
    const { data } = await generate(me, asked)
    expect(data).toMatchObject({ ...asked, state: 'drawing', made_by: 'house', type: null, bytes: null, ended_at: null })
    expect(await list(me)).toMatchObject({ left: 2, is_more: false, drawn_by: 'house' })
    expect((await file(me, asked.image_id)).status).toBe(404)
    await expect.poll(() => stateOf(me, asked.image_id)).toBe('done')
    const whole = await file(me, asked.image_id)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=86400',
      etag: `"${createHash('sha256').update(whole.bytes).digest('hex')}"`,
      'accept-ranges': 'bytes',
      'content-disposition': "attachment; filename*=UTF-8''mingshu-wallpaper-2026-11.png",
    })
    const [image] = (await list(me)).images
    expect(image).toMatchObject({
      ...data,
      state: 'done',
      type: 'image/png',
      bytes: whole.bytes.length,
      ended_at: expect.any(Number) as number,
    })
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'png', width: 300, height: 600 })
    const small = await file(me, asked.image_id, { size: 'thumb' })
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 480 })
    // The same chart and recipe give the same bytes.
    const again = await done(me)
    expect((await file(me, again.image_id)).bytes.equals(whole.bytes)).toBe(true)
    const other = await done(me, pictureRequest(me.own, { kind: 'avatar' }, { width: 300, height: 300, scheme: 'dark' }))
    expect((await file(me, other.image_id)).bytes.equals(whole.bytes)).toBe(false)
  })

  test('serves ranges and answers a known ETag with 304', async () => {
    const me = await createShopper(fixture())
    const { image_id } = await done(me)
    const whole = await file(me, image_id)
    const etag = whole.headers.get('etag')!
    const part = await file(me, image_id, {}, { Range: 'bytes=8-99' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-99/${whole.bytes.length}`])
    expect(part.bytes.equals(whole.bytes.subarray(8, 100))).toBe(true)
    const beyond = await file(me, image_id, {}, { Range: `bytes=${whole.bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.bytes.length}`])
    const known = await file(me, image_id, {}, { 'If-None-Match': etag })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
    expect((await file(me, image_id, {}, { Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200)
    // A missing file gives a 404, which must not be cached.
    await blobs().removeAll(`${me.userId}/${image_id}`)
    const lost = await file(me, image_id)
    expect([lost.status, lost.headers.get('etag'), lost.headers.get('cache-control')]).toEqual([404, null, 'no-store'])
  })

  test('a repeated id is charged once, a changed recipe is refused', async () => {
    const me = await createShopper(fixture())
    const asked = pictureRequest(me.own)
    const key = newId()
    const answers = await Promise.all([generate(me, asked, key), generate(me, asked, key), generate(me, asked), generate(me, asked)])
    expect(new Set(answers.map(({ data }) => data.asked_at)).size).toBe(1)
    expect(await list(me)).toMatchObject({ left: 2, images: [{ image_id: asked.image_id }] })
    expect((await generate(me, pictureRequest(me.own, { image_id: asked.image_id }, { seed: 2 }))).code).toBe(CODE.keyReused)
    await me.call('imageRemove', { image_id: asked.image_id }, newId())
    // The id's use has already been refunded or spent, so the id must not draw again for free.
    expect((await generate(me, asked)).code).toBe(CODE.keyReused)
  })

  test('three pictures are free, also under concurrent requests', async () => {
    const me = await createShopper(fixture())
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await generate(me, pictureRequest(me.own))).code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 0, 0, ...Array.from({ length: 5 }, () => CODE.timesSpent)])
    const { images, left } = await list(me)
    expect([images.length, left]).toEqual([3, 0])
    expect(new Set(images.map(({ asked_at }) => asked_at)).size).toBe(3)
    await expect.poll(async () => (await list(me)).images.every(({ state }) => state === 'done')).toBe(true)
    expect((await me.call('productTimes')).data).toContainEqual({ product_id: 'image_pack', times: 0 })
  })

  test('a final failure is refunded once', async () => {
    const me = await createShopper(fixture())
    const asked = pictureRequest(me.own)
    await generate(me, asked)
    await expect.poll(() => stateOf(me, asked.image_id)).toBe('done')
    const { db, clock } = fixture()
    await db.updateTable('images').set({ state: 'drawing', file: null, thumb: null }).where('image_id', '=', asked.image_id).execute()
    for (let times = 0; times < 2; times += 1)
      await db.transaction().execute((within) => failAndRefundImage(within, { user_id: me.userId, image_id: asked.image_id }, clock.now()))
    expect(await list(me)).toMatchObject({ left: 3, images: [{ state: 'failed', image_id: asked.image_id }] })
    expect((await file(me, asked.image_id)).status).toBe(404)
    expect((await generate(me, asked)).data.state).toBe('failed')
  })

  test("removal refunds an undrawn picture and deletes a drawn one's files", async () => {
    const me = await createShopper(fixture())
    const { image_id } = await done(me)
    expect(await namesOf(me)).toHaveLength(2)
    await me.call('imageRemove', { image_id }, newId())
    await me.call('imageRemove', { image_id }, newId())
    expect(await list(me)).toMatchObject({ left: 2, images: [] })
    expect((await file(me, image_id)).status).toBe(404)
    await expect.poll(() => namesOf(me)).toEqual([])
    const { db } = fixture()
    const early = pictureRequest(me.own)
    await generate(me, early)
    await expect.poll(() => stateOf(me, early.image_id)).toBe('done')
    await db.updateTable('images').set({ state: 'drawing' }).where('image_id', '=', early.image_id).execute()
    await me.call('imageRemove', { image_id: early.image_id }, newId())
    expect((await list(me)).left).toBe(2)
  })

  test('foreign and unknown pictures and archives get the same response', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const { image_id } = await done(me)
    const missing = newId()
    for (const id of [image_id, missing]) {
      expect((await file(other, id)).status).toBe(404)
      expect((await file(other, id)).bytes.toString()).toBe((await file(other, missing)).bytes.toString())
      expect(await other.call('imageRemove', { image_id: id }, newId())).toMatchObject({ code: 0, data: { image_id: id } })
      expect((await other.call('imageAvatar', { archive_id: other.own, image_id: id }, newId())).code).toBe(CODE.notFound)
    }
    for (const id of [me.own, missing]) {
      expect((await generate(other, pictureRequest(id))).code).toBe(CODE.notFound)
      expect((await other.call('imageAvatar', { archive_id: id, image_id: null }, newId())).code).toBe(CODE.notFound)
    }
    expect(await list(other)).toMatchObject({ images: [], left: 3 })
    expect(await stateOf(me, image_id)).toBe('done')
    // Ids are per user, so another user may use the same one.
    expect((await generate(other, pictureRequest(other.own, { image_id }))).code).toBe(0)
  })

  test("a picture is its archive's avatar until removed or reset", async () => {
    const me = await createShopper(fixture())
    const { image_id } = await done(me, pictureRequest(me.own, { kind: 'avatar' }, { height: 300 }))
    const avatar = async () => (await me.call('getArchive')).data.archives[0]!.avatar_id
    const choose = (id: string | null) => me.call('imageAvatar', { archive_id: me.own, image_id: id }, newId())
    expect((await choose(image_id)).data).toMatchObject({ archive_id: me.own, avatar_id: image_id, version: 1 })
    expect(await avatar()).toBe(image_id)
    await choose(null)
    expect(await avatar()).toBeNull()
    await choose(image_id)
    await me.call('imageRemove', { image_id }, newId())
    expect(await avatar()).toBeNull()
    const second = (await me.call('addArchive', { ...(await me.call('getArchive')).data.archives[0], archive_id: newId() }, newId())).data
    const others = await done(me, pictureRequest(second.archive_id))
    expect((await choose(others.image_id)).code).toBe(CODE.notFound)
  })

  test('lists pictures sixty at a time, newest first', async () => {
    const me = await createShopper(fixture())
    const { image_id } = await done(me)
    const { db } = fixture()
    const row = await db.selectFrom('images').selectAll().where('image_id', '=', image_id).executeTakeFirstOrThrow()
    const more = Array.from({ length: 130 }, (_, i) => ({ ...row, image_id: newId(), asked_at: row.asked_at + 1 + i }))
    await db.insertInto('images').values(more).execute()
    const first = await list(me)
    const second = await list(me, { before: first.images.at(-1)!.asked_at })
    const third = await list(me, { before: second.images.at(-1)!.asked_at })
    expect([first, second, third].map(({ images, is_more }) => [images.length, is_more])).toEqual([
      [60, true],
      [60, true],
      [11, false],
    ])
    const ids = [first, second, third].flatMap(({ images }) => images.map((image) => image.image_id))
    expect(ids).toEqual([...more.toReversed().map((one) => one.image_id), image_id])
    const many = Array.from({ length: IMAGE_LIMIT - 131 }, (_, i) => ({ ...row, image_id: newId(), asked_at: row.asked_at + 1_000 + i }))
    for (let at = 0; at < many.length; at += 500)
      await db
        .insertInto('images')
        .values(many.slice(at, at + 500))
        .execute()
    expect((await generate(me, pictureRequest(me.own))).code).toBe(CODE.imageLimit)
  })

  test('the export lists pictures without their storage names', async () => {
    const me = await createShopper(fixture())
    const asked = await done(me)
    const { data, text } = await me.call('userExport')
    expect(data.images).toMatchObject([{ ...asked, state: 'done' }])
    expect(text).not.toContain(`${me.userId}/`)
  })

  test('files are deleted with their account or their purged archive', async () => {
    const { db, clock } = fixture()
    const me = await createShopper(fixture())
    await done(me)
    await me.call('removeArchive', { archive_id: me.own }, newId())
    await blobs().put(`${me.userId}/${me.own}`, Buffer.from('a spoken chapter'), 'audio/mpeg')
    clock.pass({ days: 31 })
    await purgeRemovedArchives({ db, now: clock.now })
    await expect.poll(() => namesOf(me)).toEqual([])
    const leaver = await createShopper(fixture())
    await done(leaver)
    clock.pass({ minutes: 2 })
    await leaver.call('deactivate')
    const code = await fixture().server.latestCode(leaver.address)
    expect((await leaver.call('deactivate', { code })).data.is_closed).toBe(true)
    expect(await namesOf(leaver)).toEqual([])
  })

  test.each([
    [{ month: '2026-13' }, {}, 'month'],
    [{ kind: 'poster' }, {}, 'kind'],
    [{ image_id: 'x' }, {}, 'image_id'],
    [{}, { composition: 12 }, 'recipe.composition'],
    [{}, { width: 5121 }, 'recipe.width'],
    [{}, { width: 5120, height: 5120 }, 'recipe.height'],
  ])('refuses an invalid picture %j %j and names its field', async (more, chosen, field) => {
    const me = await createShopper(fixture())
    const { code, data } = await generate(me, pictureRequest(me.own, more, chosen))
    expect([code, data]).toMatchObject([CODE.invalidInput, { fields: [{ field }] }])
    expect((await list(me)).left).toBe(3)
  })
}
