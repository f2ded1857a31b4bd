import { beforeEach, expect, test } from 'vitest'
import type { PodcastChapter } from '#contract/podcast.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { API_PREFIX } from '#contract/envelope.ts'
import { endpoints } from '#contract/endpoints.ts'
import { computeIntegratedLoudness } from '#server/features/audio/sound/loudness.ts'
import { composeSpokenBook } from '#readings/spoken/index.ts'
import { paidTexts } from '../../support/book-reader.ts'
import { parseId3Tag } from '../../support/id3.ts'
import { chooseByLane, takeSeededShare } from '../../support/lane.ts'
import { decodeMp3 } from '../../support/mp3.ts'
import { decryptPushMessage } from '../../support/push-browser.ts'
import type { PushService } from '../../support/push-service.ts'
import { subscribeToReminders } from '../../support/reminded.ts'
import { createArchiveInput, newId, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'
import { answerWithTone, type SpeechEndpoint } from '../../support/speech-endpoint.ts'
import { toneSeconds } from '../../support/tone.ts'

const LOCALE = 'en_US'
/** Polling options that allow for the synthesis of a whole book. */
const PATIENCE = { timeout: 120_000 }
const CODE = { notFound: 10004, locked: 10041 }

/** Helpers shared by both suites. */
function asking(fixture: () => ServerFixture, endpoint: () => SpeechEndpoint) {
  const ofBook = (archive_id: string) => ({ archive_id, locale: LOCALE })
  const statusOf = async (me: Account, archive_id: string) => (await me.call('podcastStatus', ofBook(archive_id))).data
  const create = (me: Account, archive_id: string, tell = false) => me.call('podcastCreate', { ...ofBook(archive_id), tell }, newId())

  /** Fetches a file endpoint with extra request headers; returns the response with its body as bytes. */
  async function fileOf(
    me: Account,
    name: EndpointName,
    input: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const response = await fetch(`${fixture().server.url}${API_PREFIX}${endpoints[name].path}?${new URLSearchParams(input).toString()}`, {
      headers: { Authorization: me.token, ...headers },
    })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const whole = (me: Account, archive_id: string, headers = {}) => fileOf(me, 'podcastFile', ofBook(archive_id), headers)
  const texts = () => endpoint().asked.map(({ input }) => input)

  async function scriptOf(me: Account, archive_id: string) {
    return composeSpokenBook((await me.call('fateBookInfo', { archive_id })).data, LOCALE, 'plain')
  }

  return { ofBook, statusOf, create, fileOf, whole, texts, scriptOf }
}

/** Tests the creation, the files and the access rights of a whole spoken book. */
export function wholeBookSuite(fixture: () => ServerFixture, endpoint: () => SpeechEndpoint, pushes: () => PushService): void {
  const { ofBook, statusOf, create, fileOf, whole, texts, scriptOf } = asking(fixture, endpoint)
  beforeEach(() => endpoint().answerBy(answerWithTone))

  test('a failed book resumes and becomes one file with chapters', async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'fatebook', me.own)
    const browser = await subscribeToReminders(me, { service: pushes().url })
    const script = await scriptOf(me, me.own)
    const [third] = script[2]!.sentences
    endpoint().asked.length = 0
    let isOff = true
    endpoint().answerBy((asked, response) =>
      isOff && asked.input === third!.spoken ? response.writeHead(401).end() : answerWithTone(asked, response),
    )
    const begun = (await create(me, me.own)).data
    expect(begun).toMatchObject({ state: 'waiting', voice: 'tts-9 fern', version: 1, is_stale: false, ready_in: null })
    expect(begun.chapters).toEqual(script.map(({ id, title }): PodcastChapter => ({ id, title, seconds: null, bytes: null })))
    await expect.poll(async () => (await statusOf(me, me.own)).state, PATIENCE).toBe('failed')
    const isMade = (chapters: readonly PodcastChapter[]) => chapters.map(({ bytes }) => bytes !== null)
    expect(isMade((await statusOf(me, me.own)).chapters)).toEqual(script.map((_, nr) => nr < 2))
    expect((await me.call('podcastFile', ofBook(me.own))).code).toBe(CODE.notFound)
    // A finished chapter can be fetched before the whole book is done.
    expect((await fileOf(me, 'podcastFile', { ...ofBook(me.own), chapter: '1' })).status).toBe(200)

    isOff = false
    expect((await create(me, me.own, true)).data.state).toBe('waiting')
    await expect.poll(async () => (await statusOf(me, me.own)).ready_in, PATIENCE).toBeGreaterThan(0)
    // A repeated request while the book is being made starts no second job.
    await create(me, me.own)
    await expect.poll(async () => (await statusOf(me, me.own)).state, PATIENCE).toBe('done')
    const said = script.flatMap(({ sentences }) => sentences.map(({ spoken }) => spoken))
    expect(texts()).toEqual([...said.slice(0, texts().indexOf(third!.spoken)), third!.spoken, ...said.slice(said.indexOf(third!.spoken))])
    expect(new Set(endpoint().asked.map(({ voice }) => voice))).toEqual(new Set(['fern']))

    const done = await statusOf(me, me.own)
    expect((await create(me, me.own)).data).toEqual(done)
    expect(done.ready_in).toBeNull()
    const file = await whole(me, me.own)
    const tag = parseId3Tag(file.bytes)
    const chapters: Buffer[] = []
    for (const nr of done.chapters.keys())
      chapters.push((await fileOf(me, 'podcastFile', { ...ofBook(me.own), chapter: String(nr) })).bytes)
    expect(chapters.map(({ length }) => length)).toEqual(done.chapters.map(({ bytes }) => bytes))
    const heard = takeSeededShare([...done.chapters.entries()], 3)
    expect(heard).toHaveLength(chooseByLane(4, 12))
    for (const [nr, { seconds }] of heard) {
      const sound = await decodeMp3(chapters[nr]!)
      expect([sound.errors, sound.seconds]).toEqual([[], seconds])
      const { sentences } = script[nr]!
      const wanted = sentences.reduce((sum, { spoken, pauseMs }) => sum + toneSeconds(spoken) + pauseMs / 1000, 0)
      // Tolerance: a sentence retains up to 40 ms of silence, and the encoder adds up to 100 ms.
      expect(seconds! - wanted).toBeGreaterThan(-0.1)
      expect(seconds! - wanted).toBeLessThan(0.2 + 0.05 * sentences.length)
      expect([script[nr]!.id, Math.abs(computeIntegratedLoudness(sound.samples, sound.rate) + 16) < 1]).toEqual([script[nr]!.id, true])
    }
    expect(file.bytes.subarray(tag.end).equals(Buffer.concat(chapters))).toBe(true)
    const ends = done.chapters.map((_, nr) =>
      Math.round(1000 * done.chapters.slice(0, nr + 1).reduce((sum, { seconds }) => sum + seconds!, 0)),
    )
    expect(tag).toMatchObject({
      version: 3,
      title: 'Fate book, read aloud · 王小明',
      artist: 'Mingshu',
      language: 'eng',
      length: ends.at(-1),
    })
    expect(tag.chapters).toEqual(
      script.map(({ title }, nr) => ({ id: `chapter${nr}`, title, start: nr === 0 ? 0 : ends[nr - 1], end: ends[nr] })),
    )
    // Expected bytes of the picture frame: MIME type, type 3 (front cover, ID3v2.3 APIC), an empty description; then a PNG.
    expect([...tag.picture!.subarray(1, 12)]).toEqual([...Buffer.from('image/png\0\u0003', 'latin1')])
    expect(tag.picture!.includes(Buffer.from('\u0089PNG\r\n', 'latin1'))).toBe(true)
    expect(tag.contents).toEqual({ isTop: true, isOrdered: true, ids: tag.chapters.map(({ id }) => id) })

    await expect.poll(() => pushes().deliveriesTo(browser.told.endpoint).length, PATIENCE).toBe(1)
    const { body, headers } = pushes().deliveriesTo(browser.told.endpoint)[0]!
    const message = JSON.parse(decryptPushMessage(browser, body)) as Record<string, string>
    expect(message).toMatchObject({ title: 'Your book is ready', lang: 'en-US', path: `/archive/index?archiveId=${me.own}` })
    expect(headers['topic']).toBe(message['tag'])

    await following(me, script, done.chapters)
    await ranges(me, me.own, file)
    await elsewhere(me, done.chapters.length)
  })

  /** Checks a chapter's text: it has the start of each sentence; old chapters, stored without times, have no text. */
  async function following(
    me: Account & { readonly own: string },
    script: ReturnType<typeof composeSpokenBook>,
    chapters: readonly PodcastChapter[],
  ): Promise<void> {
    const ask = (chapter: number) => me.call('podcastText', { ...ofBook(me.own), chapter })
    const [nr, { sentences }] = [...script.entries()].at(-1)!
    const spoken = (await ask(nr)).data
    expect(spoken.version).toBe(1)
    expect(spoken.sentences.map(({ text, paragraph }) => ({ text, paragraph }))).toEqual(
      sentences.map(({ text, paragraph }) => ({ text, paragraph })),
    )
    const lengths = sentences.map(({ spoken, pauseMs }) => 1000 * toneSeconds(spoken) + pauseMs)
    for (const [i, { at }] of spoken.sentences.entries()) {
      const wanted = lengths.slice(0, i).reduce((sum, length) => sum + length, 0)
      // Deviates by at most the silence retained in the sentences before.
      expect(Math.abs(at - wanted)).toBeLessThan(1 + 50 * i)
    }
    expect(spoken.sentences.at(-1)!.at).toBeLessThan(1000 * chapters[nr]!.seconds!)
    expect((await ask(chapters.length)).code).toBe(CODE.notFound)
    await fixture()
      .db.updateTable('podcast_chapters')
      .set({ sentences: null })
      .where('user_id', '=', me.userId)
      .where('nr', '=', nr)
      .execute()
    expect((await ask(nr)).data).toEqual({ version: 1, sentences: [] })
  }

  /** Checks range and conditional requests for the whole file. */
  async function ranges(
    me: Account,
    archive_id: string,
    { bytes, headers }: Awaited<ReturnType<ReturnType<typeof asking>['fileOf']>>,
  ): Promise<void> {
    const size = bytes.length
    const etag = headers.get('etag')!
    expect([headers.get('content-type'), headers.get('accept-ranges'), headers.get('content-length')]).toEqual([
      'audio/mpeg',
      'bytes',
      String(size),
    ])
    const third = Math.floor(size / 3)
    for (const [asked, start, end] of [
      ['bytes=0-1', 0, 1],
      [`bytes=${third}-${2 * third}`, third, 2 * third],
      [`bytes=${third}-`, third, size - 1],
      ['bytes=-500', size - 500, size - 1],
      [`bytes=100-${size * 2}`, 100, size - 1],
    ] as const) {
      const part = await whole(me, archive_id, { Range: asked })
      expect([asked, part.status, part.headers.get('content-range')]).toEqual([asked, 206, `bytes ${start}-${end}/${size}`])
      expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
    }
    const beyond = await whole(me, archive_id, { Range: `bytes=${size}-` })
    expect([beyond.status, beyond.headers.get('content-range'), beyond.bytes.length]).toEqual([416, `bytes */${size}`, 0])
    expect((await whole(me, archive_id, { Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200)
    expect((await whole(me, archive_id, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206)
    const same = await whole(me, archive_id, { 'If-None-Match': etag })
    expect([same.status, same.bytes.length]).toEqual([304, 0])
  }

  /** Checks a finished podcast from the view of other users, in the export, after an edited birth, and when the book is locked. */
  async function elsewhere(me: Account & { readonly own: string }, chapters: number): Promise<void> {
    const anonymous = await createShopper(fixture())
    await buy(fixture(), anonymous, 'fatebook', anonymous.own)
    expect((await anonymous.call('podcastText', { ...ofBook(me.own), chapter: 0 })).code).toBe(CODE.notFound)
    for (const name of ['podcastStatus', 'podcastFile', 'podcastSample', 'podcastCreate'] as const) {
      const answers = [await anonymous.call(name, ofBook(me.own)), await anonymous.call(name, ofBook(newId()))]
      expect(answers.map(({ code }) => code)).toEqual([CODE.notFound, CODE.notFound])
    }
    expect((await me.call('userExport')).data.podcasts).toMatchObject([
      { ...ofBook(me.own), version: 1, voice: 'tts-9 fern', state: 'done' },
    ])
    await me.call('updateArchive', createArchiveInput({ archive_id: me.own, base_version: 1, birthday: '1985-02-15 08:30:00' }), newId())
    expect(await statusOf(me, me.own)).toMatchObject({ state: 'done', version: 1, is_stale: true })
    // From now on the status describes the new version, which was requested last.
    endpoint().answerBy((_, response) => response.writeHead(401).end())
    expect((await create(me, me.own)).data).toMatchObject({ state: 'waiting', version: 2, is_stale: false })
    await expect.poll(async () => (await statusOf(me, me.own)).state, PATIENCE).toBe('failed')
    expect((await statusOf(me, me.own)).chapters.map(({ bytes }) => bytes)).toEqual(Array.from({ length: chapters }, () => null))
    await fixture().db.updateTable('archives').set({ books: '[]' }).where('user_id', '=', me.userId).execute()
    expect((await me.call('podcastFile', ofBook(me.own))).code).toBe(CODE.locked)
    expect((await me.call('podcastText', { ...ofBook(me.own), chapter: 0 })).code).toBe(CODE.locked)
    expect(await statusOf(me, me.own)).toMatchObject({ state: 'none', chapters: [] })
  }
}

/** Tests the free sample. */
export function sampleSuite(fixture: () => ServerFixture, endpoint: () => SpeechEndpoint): void {
  const { ofBook, create, fileOf, texts, scriptOf } = asking(fixture, endpoint)
  beforeEach(() => endpoint().answerBy(answerWithTone))

  test('the free sample is 30 seconds, made once, of free text', async () => {
    const me = await createShopper(fixture())
    expect((await create(me, me.own)).code).toBe(CODE.locked)
    expect((await me.call('podcastFile', ofBook(me.own))).code).toBe(CODE.locked)
    endpoint().asked.length = 0
    const [one, two] = await Promise.all([fileOf(me, 'podcastSample', ofBook(me.own)), fileOf(me, 'podcastSample', ofBook(me.own))])
    expect([one.status, one.bytes.equals(two.bytes)]).toEqual([200, true])
    const { seconds, errors } = await decodeMp3(one.bytes)
    expect([errors, seconds]).toEqual([[], 30])
    const [opening, first] = await scriptOf(me, me.own)
    const free = [...opening!.sentences, ...first!.sentences].map(({ spoken }) => spoken)
    expect(texts()).toEqual(free.slice(0, texts().length))
    const paid = (await paidTexts(fixture().db, me.userId, me.own, 'fatebook', Date.now())).join('\n')
    for (const text of texts()) if (text.length > 20) expect(paid).not.toContain(text)
    const asked = texts().length
    await fileOf(me, 'podcastSample', ofBook(me.own))
    expect(texts()).toHaveLength(asked)
    expect((await fileOf(me, 'podcastSample', ofBook(me.own), { Range: 'bytes=192-383' })).bytes).toEqual(one.bytes.subarray(192, 384))
  })

  test('a failed sample returns 503 and is retried on request', async () => {
    const me = await createShopper(fixture())
    endpoint().answerBy((_, response) => response.writeHead(400).end())
    expect((await fileOf(me, 'podcastSample', ofBook(me.own))).status).toBe(503)
    endpoint().answerBy(answerWithTone)
    expect((await fileOf(me, 'podcastSample', ofBook(me.own))).status).toBe(200)
  })

  test('requests to the speech service reveal no identity', async () => {
    const me = await signIn(fixture().server)
    const { archive_id } = (await me.call('addArchive', createArchiveInput({ archive_id: newId(), user_name: 'Ottilie Quastel' }))).data
    endpoint().asked.length = 0
    await fileOf(me, 'podcastSample', ofBook(archive_id))
    const sent = JSON.stringify(endpoint().asked)
    for (const secret of ['Ottilie', archive_id, me.userId, me.address, '1984', '116.4']) expect(sent).not.toContain(secret)
  })
}
