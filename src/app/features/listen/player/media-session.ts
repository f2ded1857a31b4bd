/** What lock screens and headphones show of a recording, and what they may do with it. */
import { clock, type Playing, playing } from './playing.ts'
import { goOn, goTo, pause, seekTo, step, STEP, stop } from './player.ts'

interface Shown {
  readonly title: string
  readonly artist: string
  readonly album: string
  /** An address of a square picture. */
  readonly cover: string | undefined
}

export function showInSession({ title, artist, album, cover }: Shown): void {
  if (!('mediaSession' in navigator)) return
  const artwork = cover ? [{ src: cover, sizes: '512x512', type: 'image/png' }] : []
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork })
}

/** Lets the system play, pause, step, seek and change the chapter, and tells it how far things are. Returns what ends it. */
export function joinSession(): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const session = navigator.mediaSession
  const chapter = (by: number) => goTo((playing.get()?.chapter ?? 0) + by)
  const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: goOn,
    pause,
    stop,
    seekbackward: ({ seekOffset }) => step(-(seekOffset ?? STEP)),
    seekforward: ({ seekOffset }) => step(seekOffset ?? STEP),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
    previoustrack: () => (clock.get().seconds > 5 ? seekTo(0) : chapter(-1)),
    nexttrack: () => chapter(1),
  }
  const names = Object.keys(acts) as MediaSessionAction[]
  // A browser throws for what it does not know.
  const set = (name: MediaSessionAction, act: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(name, act)
    } catch {
      // The others do without.
    }
  }
  for (const name of names) set(name, acts[name]!)
  const tell = () => {
    const { seconds, length } = clock.get()
    session.playbackState = stateOf(playing.get())
    if (length > 0) session.setPositionState?.({ duration: length, position: Math.min(seconds, length) })
  }
  const leave = playing.subscribe(tell)
  return () => {
    leave()
    for (const name of names) set(name, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}

function stateOf(now: Playing | undefined): MediaSessionPlaybackState {
  if (!now) return 'none'
  return now.state === 'playing' || now.state === 'loading' ? 'playing' : 'paused'
}
