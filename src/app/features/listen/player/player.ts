/** Plays a spoken book: chapter after chapter, in one audio element that goes on while pages change. */
import { getListeningPlace, storeListeningPlace } from '#device/audio/listening-place.ts'
import { fetchChapter, fetchSentences } from '#device/audio/podcasts.ts'
import { OtherUser } from '#device/intents/user-transaction.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { takeFloor } from '../choice/floor.ts'
import { chooseSleep, endsHere } from '../choice/sleep.ts'
import { clock, isOf, type Playing, playing, type Recording, text } from './playing.ts'
import { emptySound, playFrom, primeSound, sound } from './sound.ts'

/** One step back or forward, in seconds. */
export const STEP = 15
/** The next chapter is fetched when so much is left of this one. */
const AHEAD = 45
/** While it is heard, the place is written down this often, in ms. */
const PLACE_MS = 30_000

let coming = new AbortController()
let ahead: { readonly of: Playing['podcast']; readonly chapter: number; readonly blob: Promise<Blob> } | undefined
let pace = 1
let placedAt = 0
let isFollowed = false

const change = (next: Partial<Playing>) => {
  const now = playing.get()
  if (now) playing.set({ ...now, ...next })
}

/** From where it was left, on whatever device; from its beginning where another recording was heard. */
export async function placeIn({ userId, podcast }: Pick<Recording, 'userId' | 'podcast'>): Promise<{ chapter: number; seconds: number }> {
  const place = await getListeningPlace(userId, podcast.archive_id)
  const chapter = podcast.chapters.findIndex(({ id }) => id === place?.chapter)
  if (!place || chapter < 0) return { chapter: 0, seconds: 0 }
  return { chapter, seconds: place.locale === podcast.locale ? place.seconds : 0 }
}

/** Plays a recording from a chapter on; from its place without one. Call it within a tap. */
export async function play(recording: Recording, chapter?: number): Promise<void> {
  follow()
  takeFloor(pause)
  primeSound()
  if (isOf(playing.get(), recording.podcast) && chapter === undefined) return goOn()
  if (!isOf(playing.get(), recording.podcast)) {
    keepPlace()
    playing.set({ ...recording, chapter: chapter ?? 0, state: 'loading', trouble: undefined })
  }
  const from = chapter === undefined ? await placeIn(recording) : { chapter, seconds: 0 }
  await open(from.chapter, from.seconds)
}

async function open(chapter: number, seconds: number): Promise<void> {
  const now = playing.get()
  if (!now) return
  coming.abort()
  coming = new AbortController()
  const { signal } = coming
  sound().pause()
  playing.set({ ...now, chapter, state: 'loading', trouble: undefined })
  clock.set({ seconds, length: now.podcast.chapters[chapter]?.seconds ?? 0 })
  void openText(now, chapter, signal)
  try {
    const blob = await (ahead?.of === now.podcast && ahead.chapter === chapter
      ? ahead.blob
      : fetchChapter(now.userId, now.podcast, chapter, signal))
    if (signal.aborted) return
    playFrom(blob)
    await begin(seconds)
    change({ state: 'playing', trouble: undefined })
    keepPlace()
  } catch (error) {
    if (!signal.aborted) tell(error)
  }
}

/** The text comes beside the sound, which waits for none. */
async function openText({ userId, podcast }: Playing, chapter: number, signal: AbortSignal): Promise<void> {
  text.set([])
  try {
    const sentences = await fetchSentences(userId, podcast, chapter, signal)
    if (!signal.aborted) text.set(sentences)
  } catch (error) {
    // Without a network, or with another user: it is heard without its text.
    if (!signal.aborted && !(error instanceof ApiError) && !(error instanceof OtherUser)) reportError(error)
  }
}

async function begin(seconds: number): Promise<void> {
  const element = sound()
  element.defaultPlaybackRate = pace
  element.playbackRate = pace
  // Before that Safari does not know where to go.
  if (seconds > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = seconds), { once: true })
  await element.play()
}

function tell(error: unknown): void {
  ahead = undefined
  if (error instanceof ApiError) return change({ state: 'paused', trouble: { code: error.code, data: error.data } })
  // Another chapter was chosen, or the browser wants a tap first.
  if (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'NotAllowedError')) return change({ state: 'paused' })
  change({ state: 'paused', trouble: 'sound' })
}

export function pause(): void {
  coming.abort()
  sound().pause()
  change({ state: 'paused' })
}

/** After a pause; what could not be had is asked for again. */
export function goOn(): void {
  const now = playing.get()
  if (!now || now.state !== 'paused') return
  takeFloor(pause)
  const { seconds } = clock.get()
  if (now.trouble || !(sound().duration > 1)) return void open(now.chapter, seconds)
  sound().play().catch(tell)
}

/** To another chapter. */
export function goTo(chapter: number): void {
  const now = playing.get()
  if (now && chapter >= 0 && chapter < now.podcast.chapters.length) void open(chapter, 0)
}

/** To a second of the chapter. */
export function seekTo(seconds: number): void {
  const now = playing.get()
  const { length } = clock.get()
  if (!now || now.state === 'loading' || length <= 0) return
  const to = Math.max(0, Math.min(seconds, length - 0.2))
  sound().currentTime = to
  clock.set({ seconds: to, length })
  keepPlace()
}

export const step = (by: number): void => seekTo(clock.get().seconds + by)

export function setPace(next: number): void {
  pace = next
  sound().defaultPlaybackRate = next
  sound().playbackRate = next
}

/** Silent, and nothing of it stays in memory. */
export function stop(): void {
  keepPlace()
  coming.abort()
  ahead = undefined
  chooseSleep('never', pause)
  playing.set(undefined)
  text.set([])
  emptySound()
}

/** Writes down where it is. */
function keepPlace(): void {
  const now = playing.get()
  const chapter = now?.podcast.chapters[now.chapter]
  if (!now || !chapter) return
  placedAt = Date.now()
  const place = { chapter: chapter.id, seconds: clock.get().seconds, locale: now.podcast.locale }
  storeListeningPlace(now.userId, now.podcast.archive_id, place).catch((error: unknown) => {
    // Its user has logged out, or the database with them.
    if (!(error instanceof OtherUser)) reportError(error)
  })
}

function follow(): void {
  if (isFollowed) return
  isFollowed = true
  const element = sound()
  // What is primed is silence, of which nobody hears.
  const isHeard = () => playing.get() !== undefined && playing.get()!.state !== 'loading'
  element.addEventListener('playing', () => isHeard() && change({ state: 'playing', trouble: undefined }))
  element.addEventListener('pause', () => {
    if (!isHeard() || element.ended) return
    change({ state: 'paused' })
    keepPlace()
  })
  element.addEventListener('timeupdate', tick)
  element.addEventListener('durationchange', tick)
  element.addEventListener('ended', () => isHeard() && next())
  element.addEventListener('error', () => isHeard() && tell(element.error))
  addEventListener('pagehide', keepPlace)
}

function tick(): void {
  const now = playing.get()
  const { currentTime: seconds, duration } = sound()
  if (!now || now.state === 'loading' || !Number.isFinite(duration)) return
  clock.set({ seconds, length: duration })
  if (now.state === 'playing' && Date.now() - placedAt > PLACE_MS) keepPlace()
  if (duration - seconds < AHEAD) fetchAhead(now)
}

function fetchAhead({ userId, podcast, chapter }: Playing): void {
  const after = chapter + 1
  if (after >= podcast.chapters.length || (ahead?.of === podcast && ahead.chapter === after)) return
  const blob = fetchChapter(userId, podcast, after)
  ahead = { of: podcast, chapter: after, blob }
  // It is asked for again when its turn comes.
  blob.catch(() => (ahead = undefined))
}

function next(): void {
  const now = playing.get()
  if (!now) return
  const isLast = now.chapter + 1 >= now.podcast.chapters.length
  const after = isLast ? 0 : now.chapter + 1
  if (!isLast && !endsHere()) return void open(after, 0)
  // The next listening begins there.
  playing.set({ ...now, chapter: after, state: 'paused' })
  clock.set({ seconds: 0, length: now.podcast.chapters[after]?.seconds ?? 0 })
  emptySound()
  keepPlace()
}
