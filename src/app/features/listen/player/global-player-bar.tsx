import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useBottomBarHidden } from '../../../appearance/bottom-bar.ts'
import { useStore } from '../../../live/external-store.ts'
import { useUserId } from '../../../session/session.ts'
import { useListeningChoice } from '../options/listening-options.tsx'
import { inlinePlayerCount, type CurrentPlayback, currentPlayback } from './playing.ts'
import { paintCover, connectMediaSession, setMediaMetadata } from './media-session.ts'
import { PlayerBar } from './player-bar.tsx'
import { setPace, stopPlayer } from './player.ts'
import classes from './global-player-bar.module.css'

/** Global player bar, on pages without a player of their own, and the media session; rendered while a recording is loaded. */
export function GlobalPlayerBar() {
  const now = useStore(currentPlayback, (one) => one)
  const userId = useUserId()
  const isOther = now !== undefined && now.userId !== userId
  useEffect(() => {
    if (isOther) stopPlayer()
  }, [isOther])
  // Stops playback when the bar is unmounted, as at logout.
  useEffect(() => stopPlayer, [])
  return now && !isOther ? <ActivePlayer now={now} /> : null
}

function ActivePlayer({ now }: { now: CurrentPlayback }) {
  const { pace } = useListeningChoice()
  const isElsewhere = useStore(inlinePlayerCount, (count) => count > 0)
  const isBarHidden = useBottomBarHidden()
  useEffect(() => setPace(pace), [pace])
  useEffect(connectMediaSession, [])
  useMediaMetadata(now)
  if (isElsewhere) return null
  return (
    <div className={classes.root} data-place={isBarHidden ? 'head' : 'foot'}>
      <PlayerBar now={now} />
    </div>
  )
}

function useMediaMetadata({ podcast, chapter, name, pillars }: CurrentPlayback): void {
  const { t } = useLingui()
  const title = podcast.chapters[chapter]?.title ?? ''
  const album = t`${name}的命书`
  const artist = t({ message: '命书', context: 'product' })
  const seal = pillars.join(' ')
  useEffect(() => {
    let url: string | undefined
    let isHere = true
    const show = () => setMediaMetadata({ title, artist, album, cover: url })
    show()
    const showCover = async () => {
      const cover = await paintCover(seal.split(' '), artist)
      if (!isHere) return
      url = URL.createObjectURL(cover)
      show()
    }
    // If the cover cannot be painted, the media session shows only the title.
    showCover().catch(() => undefined)
    return () => {
      isHere = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [title, artist, album, seal])
}
