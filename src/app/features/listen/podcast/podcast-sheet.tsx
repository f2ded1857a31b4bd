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
import { PaceChoice, SleepChoice } from '../options/listening-options.tsx'
import { ChapterList, PlayerControls, SeekBar, usePlayerStatusText } from '../player/player-controls.tsx'
import { ChapterText } from '../player/chapter-text.tsx'
import { pausePlayback, getStartPosition, playRecording } from '../player/player.ts'
import { isCurrentRecording, currentPlayback } from '../player/playing.ts'
import { requestReadAloud } from '../read-aloud/read-aloud.ts'
import { unlockSpeech } from '../read-aloud/speech.ts'
import { PodcastDownloadRow } from './podcast-download-row.tsx'
import { useVoiceLabelFormatter } from './use-podcast.ts'
import classes from '../player/player.module.css'

interface PodcastSheetProps {
  opened: boolean
  onClose: () => void
  archive: ListedArchive
  podcast: Podcast
  /** Creates a recording of a newer version of the book; undefined where that is not offered. */
  onCreateAgain?: () => Promise<void>
}

/** Sheet of a recording: player, chapters, options and download. Nothing plays before a tap. */
export function PodcastSheet({ opened, onClose, archive, podcast, onCreateAgain }: PodcastSheetProps) {
  const { t } = useLingui()
  const userId = useUserId()
  const navigate = useNavigate()
  const now = useStore(currentPlayback, (one) => (isCurrentRecording(one, podcast) ? one : undefined))
  const place = useStartPosition(userId, podcast, opened && now === undefined)
  const line = usePlayerStatusText(now)
  const voiceOf = useVoiceLabelFormatter()
  const readAloudOnDevice = useStartReadAloud(archive.archive_id)
  const at = now?.chapter ?? place.chapter
  const chapter = podcast.chapters[at]
  const recording = { userId, podcast, name: archive.user_name, pillars: archivePillarsOf(archive) }
  function closeThen(act: () => void) {
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
        <PlayerControls state={now?.state} onPlay={() => void playRecording(recording)} size="large" />
      </div>
      <p className={classes.line} role="status">
        {line}
      </p>
      <SeekBar isOn={now !== undefined} length={chapter?.seconds ?? 0} from={place.seconds} />
      {now && <ChapterText podcast={podcast} />}
      <PaceChoice />
      <SleepChoice end={t`读完这一篇`} pause={pausePlayback} />
      <ChapterList podcast={podcast} chapter={at} onPlay={(chosen) => void playRecording(recording, chosen)} />
      {chapter && isCardId(chapter.id) && (
        <RowButton detail={t`翻到这一卡，读到哪句亮哪句，听到下一篇时自己翻页。`} onClick={closeThen(showText)}>{t`跟着文字听`}</RowButton>
      )}
      <PodcastDownloadRow podcast={podcast} onClose={onClose} />
      {podcast.is_stale && onCreateAgain && (
        <RowButton
          detail={t`这份录音读的是前一版，照新版重读要再等一会儿。`}
          onClick={closeThen(() => void onCreateAgain())}
        >{t`照新版重新生成`}</RowButton>
      )}
      <RowButton detail={t`一句一句读，读到哪句亮哪句。`} onClick={closeThen(readAloudOnDevice)}>{t`用本机的声音听`}</RowButton>
    </Sheet>
  )
}

/** Returns the stored position; reads it only while `isWanted`. */
function useStartPosition(userId: string, podcast: Podcast, isWanted: boolean) {
  const [place, setPlace] = useState({ chapter: 0, seconds: 0 })
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    void getStartPosition({ userId, podcast }).then((found) => isHere && setPlace(found))
    return () => void (isHere = false)
  }, [userId, podcast, isWanted])
  return place
}

/** Returns a function that opens the first card and reads it with a device voice. */
export function useStartReadAloud(archiveId: string): () => void {
  const navigate = useNavigate()
  return () => {
    unlockSpeech()
    requestReadAloud('chart')
    void navigate({ to: '/archive/index', search: { archiveId, card: 'chart' } })
  }
}
