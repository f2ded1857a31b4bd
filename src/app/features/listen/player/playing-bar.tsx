import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useIsBottomBarHidden } from '../../../appearance/bottom-bar.ts'
import { useStore } from '../../../live/external-store.ts'
import { useUserId } from '../../../session/session.ts'
import { useListeningChoice } from '../choice/choices.tsx'
import { slots } from '../slots.ts'
import { coverOf } from './cover.ts'
import { joinSession, showInSession } from './media-session.ts'
import { PlayerBar } from './player-bar.tsx'
import { setPace, stop } from './player.ts'
import classes from './playing-bar.module.css'
import { type Playing, playing } from './playing.ts'

/** While a recording is heard: its bar on every page that has none of its own, and the system's keys. */
export function PlayingBar() {
  const now = useStore(playing, (one) => one)
  const userId = useUserId()
  const isOther = now !== undefined && now.userId !== userId
  useEffect(() => {
    if (isOther) stop()
  }, [isOther])
  // Who logs out hears no more of it.
  useEffect(() => stop, [])
  return now && !isOther ? <Heard now={now} /> : null
}

function Heard({ now }: { now: Playing }) {
  const { pace } = useListeningChoice()
  const isElsewhere = useStore(slots, (count) => count > 0)
  const isBarHidden = useIsBottomBarHidden()
  useEffect(() => setPace(pace), [pace])
  useEffect(joinSession, [])
  useShownInSession(now)
  if (isElsewhere) return null
  return (
    <div className={classes.root} data-place={isBarHidden ? 'head' : 'foot'}>
      <PlayerBar now={now} />
    </div>
  )
}

function useShownInSession({ podcast, chapter, name, pillars }: Playing): void {
  const { t } = useLingui()
  const title = podcast.chapters[chapter]?.title ?? ''
  const album = t`${name}的命书`
  const artist = t({ message: '命书', context: 'product' })
  const seal = pillars.join(' ')
  useEffect(() => {
    let url: string | undefined
    let isHere = true
    const show = () => showInSession({ title, artist, album, cover: url })
    show()
    const showCover = async () => {
      const cover = await coverOf(seal.split(' '), artist)
      if (!isHere) return
      url = URL.createObjectURL(cover)
      show()
    }
    // Without a picture the title does.
    showCover().catch(() => undefined)
    return () => {
      isHere = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [title, artist, album, seal])
}
