/** Plays a spoken book chapter by chapter in one audio element that survives navigation. */
import { getListeningPosition, storeListeningPosition } from '#device/audio/listening-place.ts'
import { loadChapterAudio, fetchSentences } from '#device/audio/podcasts.ts'
import { OtherUserError } from '#device/intents/user-transaction.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { requestAudioFocus } from '../options/audio-focus.ts'
import { setSleepTimer, consumeSleepAtEnd } from '../options/sleep-timer.ts'
import { playbackProgress, isCurrentRecording, type CurrentPlayback, currentPlayback, type Recording, chapterSentences } from './playing.ts'
import { releaseAudio, setAudioSource, unlockAudioPlayback, getAudioElement } from './audio-element.ts'

/** Seconds per step back or forward. */
export const SEEK_STEP_SECONDS = 15
/** The next chapter is prefetched when this many seconds of the current one remain. */
const PREFETCH_SECONDS = 45
/** Interval for storing the position during playback, in ms. */
const STORE_PLACE_MS = 30_000

let loading = new AbortController()
let prefetched: { readonly of: CurrentPlayback['podcast']; readonly chapter: number; readonly blob: Promise<Blob> } | undefined
let pace = 1
let placeStoredAt = 0
let isFollowed = false

const change = (next: Partial<CurrentPlayback>) => {
  const now = currentPlayback.get()
  if (now) currentPlayback.set({ ...now, ...next })
}

/** Returns the stored position (synced across devices); the start if the stored one belongs to another recording. */
export async function getStartPosition({
  userId,
  podcast,
}: Pick<Recording, 'userId' | 'podcast'>): Promise<{ chapter: number; seconds: number }> {
  const place = await getListeningPosition(userId, podcast.archive_id)
  const chapter = podcast.chapters.findIndex(({ id }) => id === place?.chapter)
  if (!place || chapter < 0) return { chapter: 0, seconds: 0 }
  return { chapter, seconds: place.locale === podcast.locale ? place.seconds : 0 }
}

/** Plays a recording from the start of `chapter`; without `chapter`, from the stored position. Must be called in a user gesture. */
export async function playRecording(recording: Recording, chapter?: number): Promise<void> {
  attachListeners()
  requestAudioFocus(pausePlayback)
  unlockAudioPlayback()
  if (isCurrentRecording(currentPlayback.get(), recording.podcast) && chapter === undefined) return resumePlayback()
  if (!isCurrentRecording(currentPlayback.get(), recording.podcast)) {
    storePlace()
    currentPlayback.set({ ...recording, chapter: chapter ?? 0, state: 'loading', failure: undefined })
  }
  const from = chapter === undefined ? await getStartPosition(recording) : { chapter, seconds: 0 }
  await openChapter(from.chapter, from.seconds)
}

async function openChapter(chapter: number, seconds: number): Promise<void> {
  const now = currentPlayback.get()
  if (!now) return
  loading.abort()
  loading = new AbortController()
  const { signal } = loading
  getAudioElement().pause()
  currentPlayback.set({ ...now, chapter, state: 'loading', failure: undefined })
  playbackProgress.set({ seconds, length: now.podcast.chapters[chapter]?.seconds ?? 0 })
  void openText(now, chapter, signal)
  try {
    const blob = await (prefetched?.of === now.podcast && prefetched.chapter === chapter
      ? prefetched.blob
      : loadChapterAudio(now.userId, now.podcast, chapter, signal))
    if (signal.aborted) return
    setAudioSource(blob)
    await startPlayback(seconds)
    change({ state: 'playing', failure: undefined })
    storePlace()
  } catch (error) {
    if (!signal.aborted) showError(error)
  }
}

/** Loads the sentences of a chapter, in parallel with its audio. */
async function openText({ userId, podcast }: CurrentPlayback, chapter: number, signal: AbortSignal): Promise<void> {
  chapterSentences.set([])
  try {
    const sentences = await fetchSentences(userId, podcast, chapter, signal)
    if (!signal.aborted) chapterSentences.set(sentences)
  } catch (error) {
    // Ignored: offline, or after another user has logged in, the audio plays without its text.
    if (!signal.aborted && !(error instanceof ApiError) && !(error instanceof OtherUserError)) reportError(error)
  }
}

async function startPlayback(seconds: number): Promise<void> {
  const element = getAudioElement()
  element.defaultPlaybackRate = pace
  element.playbackRate = pace
  // Safari cannot seek before the metadata is loaded.
  if (seconds > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = seconds), { once: true })
  await element.play()
}

function showError(error: unknown): void {
  prefetched = undefined
  if (error instanceof ApiError) return change({ state: 'paused', failure: { code: error.code, data: error.data } })
  // Another chapter was chosen, or the browser requires a user gesture.
  if (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'NotAllowedError')) return change({ state: 'paused' })
  change({ state: 'paused', failure: 'sound' })
}

/** Pauses the recording and cancels a running load. */
export function pausePlayback(): void {
  loading.abort()
  getAudioElement().pause()
  change({ state: 'paused' })
}

/** Resumes after a pause; fetches the chapter again if playback had failed. */
export function resumePlayback(): void {
  const now = currentPlayback.get()
  if (!now || now.state !== 'paused') return
  requestAudioFocus(pausePlayback)
  const { seconds } = playbackProgress.get()
  if (now.failure || !(getAudioElement().duration > 1)) return void openChapter(now.chapter, seconds)
  getAudioElement().play().catch(showError)
}

/** Plays a chapter from its start. */
export function playChapter(chapter: number): void {
  const now = currentPlayback.get()
  if (now && chapter >= 0 && chapter < now.podcast.chapters.length) void openChapter(chapter, 0)
}

/** Seeks within the chapter, in seconds. */
export function seekTo(seconds: number): void {
  const now = currentPlayback.get()
  const { length } = playbackProgress.get()
  if (!now || now.state === 'loading' || length <= 0) return
  const to = Math.max(0, Math.min(seconds, length - 0.2))
  getAudioElement().currentTime = to
  playbackProgress.set({ seconds: to, length })
  storePlace()
}

export const seekBy = (by: number): void => seekTo(playbackProgress.get().seconds + by)

export function setPace(next: number): void {
  pace = next
  getAudioElement().defaultPlaybackRate = next
  getAudioElement().playbackRate = next
}

/** Stops playback and releases the audio data. */
export function stopPlayer(): void {
  storePlace()
  loading.abort()
  prefetched = undefined
  setSleepTimer('never', pausePlayback)
  currentPlayback.set(undefined)
  chapterSentences.set([])
  releaseAudio()
}

/** Stores the current position. */
function storePlace(): void {
  const now = currentPlayback.get()
  const chapter = now?.podcast.chapters[now.chapter]
  if (!now || !chapter) return
  placeStoredAt = Date.now()
  const place = { chapter: chapter.id, seconds: playbackProgress.get().seconds, locale: now.podcast.locale }
  storeListeningPosition(now.userId, now.podcast.archive_id, place).catch((error: unknown) => {
    // `OtherUser` is ignored: the user has logged out.
    if (!(error instanceof OtherUserError)) reportError(error)
  })
}

function attachListeners(): void {
  if (isFollowed) return
  isFollowed = true
  const element = getAudioElement()
  // Ignores events of the silent source of `unlockAudioPlayback`, which must not change the state.
  const isHeard = () => currentPlayback.get() !== undefined && currentPlayback.get()!.state !== 'loading'
  element.addEventListener('playing', () => isHeard() && change({ state: 'playing', failure: undefined }))
  element.addEventListener('pause', () => {
    if (!isHeard() || element.ended) return
    change({ state: 'paused' })
    storePlace()
  })
  element.addEventListener('timeupdate', tick)
  element.addEventListener('durationchange', tick)
  element.addEventListener('ended', () => isHeard() && finishChapter())
  element.addEventListener('error', () => isHeard() && showError(element.error))
  addEventListener('pagehide', storePlace)
}

function tick(): void {
  const now = currentPlayback.get()
  const { currentTime: seconds, duration } = getAudioElement()
  if (!now || now.state === 'loading' || !Number.isFinite(duration)) return
  playbackProgress.set({ seconds, length: duration })
  if (now.state === 'playing' && Date.now() - placeStoredAt > STORE_PLACE_MS) storePlace()
  if (duration - seconds < PREFETCH_SECONDS) prefetchNext(now)
}

function prefetchNext({ userId, podcast, chapter }: CurrentPlayback): void {
  const after = chapter + 1
  if (after >= podcast.chapters.length || (prefetched?.of === podcast && prefetched.chapter === after)) return
  const blob = loadChapterAudio(userId, podcast, after)
  prefetched = { of: podcast, chapter: after, blob }
  // Drops a failed prefetch; the chapter is fetched again when it starts.
  blob.catch(() => (prefetched = undefined))
}

function finishChapter(): void {
  const now = currentPlayback.get()
  if (!now) return
  const isLast = now.chapter + 1 >= now.podcast.chapters.length
  const after = isLast ? 0 : now.chapter + 1
  const isSleepDue = consumeSleepAtEnd()
  if (!isLast && !isSleepDue) return void openChapter(after, 0)
  // After the last chapter, or by the sleep timer, playback stops; the next playback starts at `after`.
  currentPlayback.set({ ...now, chapter: after, state: 'paused' })
  playbackProgress.set({ seconds: 0, length: now.podcast.chapters[after]?.seconds ?? 0 })
  releaseAudio()
  storePlace()
}
