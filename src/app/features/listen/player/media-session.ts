/** Connects the player to the Media Session API (lock screen, headphones). */
import { drawPillarSeal } from '#art/drawings/seal.ts'
import { paintPaperPicture, drawCanvasText, renderSvgImage } from '../../../art/paper-card.ts'
import { playbackProgress, type CurrentPlayback, currentPlayback } from './playing.ts'
import { resumePlayback, playChapter, pausePlayback, seekTo, seekBy, SEEK_STEP_SECONDS, stopPlayer } from './player.ts'

interface MetadataFields {
  readonly title: string
  readonly artist: string
  readonly album: string
  /** URL of a square picture. */
  readonly cover: string | undefined
}

export function setMediaMetadata({ title, artist, album, cover }: MetadataFields): void {
  if (!('mediaSession' in navigator)) return
  const artwork = cover ? [{ src: cover, sizes: '512x512', type: 'image/png' }] : []
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork })
}

/** Registers the media session's handlers and updates its state during playback. @returns the cleanup function */
export function connectMediaSession(): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const session = navigator.mediaSession
  const chapter = (by: number) => playChapter((currentPlayback.get()?.chapter ?? 0) + by)
  const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: resumePlayback,
    pause: pausePlayback,
    stop: stopPlayer,
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_STEP_SECONDS)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? SEEK_STEP_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
    previoustrack: () => (playbackProgress.get().seconds > 5 ? seekTo(0) : chapter(-1)),
    nexttrack: () => chapter(1),
  }
  const names = Object.keys(acts) as MediaSessionAction[]
  // Browsers throw for actions they do not support.
  const set = (name: MediaSessionAction, act: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(name, act)
    } catch {
      // The other actions still work.
    }
  }
  for (const name of names) set(name, acts[name]!)
  const tell = () => {
    const { seconds, length } = playbackProgress.get()
    session.playbackState = stateOf(currentPlayback.get())
    if (length > 0) session.setPositionState?.({ duration: length, position: Math.min(seconds, length) })
  }
  const leave = currentPlayback.subscribe(tell)
  return () => {
    leave()
    for (const name of names) set(name, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}

function stateOf(now: CurrentPlayback | undefined): MediaSessionPlaybackState {
  if (!now) return 'none'
  return now.state === 'playing' || now.state === 'loading' ? 'playing' : 'paused'
}

const SIDE = 512
const SEAL = 248

/** Paints the cover of a spoken book: its seal and its title. PNG, 512 × 512 px. */
export function paintCover(pillars: readonly string[], title: string): Promise<Blob> {
  return paintPaperPicture({ width: SIDE, height: SIDE, scale: 1 }, [title], async (pen) => {
    const seal = await renderSvgImage(`<g transform="scale(${SEAL / 100})">${drawPillarSeal(pillars, true)}</g>`, SEAL, SEAL)
    pen.drawImage(seal, (SIDE - SEAL) / 2, 84, SEAL, SEAL)
    drawCanvasText(pen, title, SIDE / 2, 424, '400 40px', '--song', '--ink-1', 'center')
  })
}
