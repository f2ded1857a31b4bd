import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Podcast } from '#contract/podcast.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useStore } from '../../../live/external-store.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { useUserId } from '../../../session/session.ts'
import { isCardId } from '../../../terms/book-cards.ts'
import { RowButton } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PaceChoice, SleepChoice } from '../choice/choices.tsx'
import { ChapterList } from '../player/chapter-list.tsx'
import { ChapterText } from '../player/chapter-text.tsx'
import { pause, placeIn, play } from '../player/player.ts'
import classes from '../player/player.module.css'
import { PlayerKeys } from '../player/player-keys.tsx'
import { isOf, playing } from '../player/playing.ts'
import { SeekBar } from '../player/seek-bar.tsx'
import { usePlayerLine } from '../player/use-player-line.ts'
import { KeepRow } from './keep-row.tsx'
import { useDeviceVoice } from './use-device-voice.ts'
import { useVoiceLine } from './use-podcast-line.ts'

export interface PodcastSheetProps {
  opened: boolean
  onClose: () => void
  archive: ListedArchive
  podcast: Podcast
  /** Has a newer version of the book spoken; where that is offered. */
  onMakeAnew?: () => Promise<void>
}

/** The recording of a book: played, gone through by chapters, kept for flight mode. Nothing is heard before somebody asks. */
export function PodcastSheet({ opened, onClose, archive, podcast, onMakeAnew }: PodcastSheetProps) {
  const { t } = useLingui()
  const userId = useUserId()
  const navigate = useNavigate()
  const now = useStore(playing, (one) => (isOf(one, podcast) ? one : undefined))
  const place = usePlace(userId, podcast, opened && now === undefined)
  const line = usePlayerLine(now)
  const voiceOf = useVoiceLine()
  const readHere = useDeviceVoice(archive.archive_id)
  const at = now?.chapter ?? place.chapter
  const chapter = podcast.chapters[at]
  const recording = { userId, podcast, name: archive.user_name, pillars: archivePillarsOf(archive) }
  function closing(act: () => void) {
    return () => {
      onClose()
      act()
    }
  }
  const showText = () => void navigate({ to: '/archive/index', search: { archiveId: archive.archive_id, card: chapter!.id } })
  return (
    <Sheet opened={opened} onClose={onClose} title={t`有声解读`}>
      <p className={classes.voice}>{voiceOf(podcast)}</p>
      <p className={classes.now}>{chapter?.title}</p>
      <div className={classes.keys}>
        <PlayerKeys state={now?.state} onPlay={() => void play(recording)} size="large" />
      </div>
      <p className={classes.line} role="status">
        {line}
      </p>
      <SeekBar isOn={now !== undefined} length={chapter?.seconds ?? 0} from={place.seconds} />
      {now && <ChapterText podcast={podcast} />}
      <PaceChoice />
      <SleepChoice end={t`读完这一篇`} pause={pause} />
      <ChapterList podcast={podcast} chapter={at} onPlay={(chosen) => void play(recording, chosen)} />
      {chapter && isCardId(chapter.id) && (
        <RowButton detail={t`翻到这一卡，读到哪句亮哪句，听到下一篇时自己翻页。`} onClick={closing(showText)}>{t`跟着文字听`}</RowButton>
      )}
      <KeepRow podcast={podcast} onClose={onClose} />
      {podcast.is_stale && onMakeAnew && (
        <RowButton
          detail={t`这份录音读的是前一版，照新版重读要再等一会儿。`}
          onClick={closing(() => void onMakeAnew())}
        >{t`照新版重新生成`}</RowButton>
      )}
      <RowButton detail={t`一句一句读，读到哪句亮哪句。`} onClick={closing(readHere)}>{t`用本机的声音听`}</RowButton>
    </Sheet>
  )
}

/** Where listening goes on; looked for while it is to be shown. */
function usePlace(userId: string, podcast: Podcast, isWanted: boolean) {
  const [place, setPlace] = useState({ chapter: 0, seconds: 0 })
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    void placeIn({ userId, podcast }).then((found) => isHere && setPlace(found))
    return () => void (isHere = false)
  }, [userId, podcast, isWanted])
  return place
}
