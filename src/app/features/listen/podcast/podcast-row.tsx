import { Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ArrowsClockwise } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { requestPodcast } from '#device/audio/podcasts.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { useBookStatus } from '../../../session/books.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { RowButton } from '../../../ui/row.tsx'
import { showToast } from '../../../ui/toast.ts'
import classes from './podcast-row.module.css'
import { PodcastSheet, useStartReadAloud } from './podcast-sheet.tsx'
import { SampleRow } from './sample-row.tsx'
import { usePodcast, usePodcastStatusFormatter } from './use-podcast.ts'

export interface PodcastRowProps {
  archive: ListedArchive
}

/** Audio row of a book: a sample while the book is locked; then a button to create the recording, its progress, and the recording. */
export function PodcastListRow({ archive }: PodcastRowProps) {
  const { t } = useLingui()
  const { userId, locale, isOffline, podcast, ask } = usePodcast(archive.archive_id)
  const readAloudOnDevice = useStartReadAloud(archive.archive_id)
  const lineOf = usePodcastStatusFormatter()
  const make = useCreatePodcast(userId, archive.archive_id, locale)
  const isUnlocked = useBookStatus(archive.archive_id, 'fatebook')?.is_unlocked ?? false
  const [isOpen, setOpen] = useState(false)
  const icon = <Headphones size={24} weight="light" />
  const name = t`有声解读`
  if (podcast === undefined) return null
  const canAsk = podcast !== null && podcast.state !== 'off' && !(isOffline && podcast.state !== 'done')
  if (podcast === null || !canAsk)
    return (
      <RowButton
        icon={icon}
        detail={podcast?.state === 'off' ? lineOf(podcast) : t`离线中，先用本机的声音听。`}
        onClick={readAloudOnDevice}
      >
        {t`用本机的声音听`}
      </RowButton>
    )
  if (!isUnlocked) return <SampleRow archiveId={archive.archive_id} userId={userId} locale={locale} />
  if (podcast.state === 'done')
    return (
      <>
        <RowButton
          icon={icon}
          detail={lineOf(podcast)}
          end={<CaretRight data-forward="" size={18} weight="light" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {name}
        </RowButton>
        <PodcastSheet opened={isOpen} onClose={() => setOpen(false)} archive={archive} podcast={podcast} onCreateAgain={make.ask} />
      </>
    )
  if (podcast.state === 'waiting' || podcast.state === 'speaking')
    return (
      <RowButton icon={icon} detail={lineOf(podcast)} end={<ArrowsClockwise size={20} aria-label={t`刷新`} />} onClick={() => void ask()}>
        <span role="status">{name}</span>
      </RowButton>
    )
  return (
    <RowButton icon={icon} detail={lineOf(podcast)} disabled={make.isPending} onClick={() => void make.ask()}>
      {podcast.state === 'failed' ? t`接着生成有声解读` : t`生成有声解读`}
    </RowButton>
  )
}

/** Returns a function that creates the recording after confirmation, and its state. */
function useCreatePodcast(userId: string, archiveId: string, locale: Parameters<typeof requestPodcast>[2]) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { ofCode } = useErrorMessages()
  const { mutate, isPending } = useMutation({
    mutationFn: (tell: boolean) => requestPodcast(userId, archiveId, locale, tell),
    onError: (error) => error instanceof ApiError && showToast(ofCode(error.code, error.data)),
  })
  async function ask() {
    let wantsReminder = false
    const yes = await confirm({
      title: t`把这本书读成录音？`,
      consequence: (
        <>
          <p className={classes.words}>{t`在服务器上一篇一篇读，约需 15 分钟，不另收费。可以先离开，好了再回来听。`}</p>
          <Checkbox
            label={t`好了发一条提醒（到开了提醒的设备上）`}
            onChange={({ currentTarget }) => (wantsReminder = currentTarget.checked)}
          />
        </>
      ),
      action: t`生成`,
    })
    if (yes) mutate(wantsReminder)
  }
  return { ask, isPending }
}
