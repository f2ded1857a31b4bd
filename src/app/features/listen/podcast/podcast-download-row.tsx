import { useLingui } from '@lingui/react/macro'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Podcast } from '#contract/podcast.ts'
import { deletePodcastAudio, downloadPodcastAudio } from '#device/audio/stored-audio.ts'
import { ApiError } from '#device/wire/api-error.ts'
import { requestPersistentStorage } from '../../../browser/storage.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { formatBytes } from '../../../language/format-bytes.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useUserId } from '../../../session/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { RowButton } from '../../../ui/row.tsx'
import { showToast } from '../../../ui/toast.ts'
import { computePodcastBytes, useStoredAudio } from './use-podcast.ts'

/** Row to download a recording, with its size, or to delete the downloaded copy. */
export function PodcastDownloadRow({ podcast, onClose }: { podcast: Podcast; onClose: () => void }) {
  const { t } = useLingui()
  const { archive_id, locale, chapters, version } = podcast
  const userId = useUserId()
  const confirm = useConfirm()
  const { ofCode } = useErrorMessages()
  const isOffline = useConnectivity() === 'offline'
  const stored = useStoredAudio(archive_id)
  const going = useRef(new AbortController())
  // Aborts the download on unmount; the next download resumes after the stored chapters.
  useEffect(() => () => going.current.abort(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      going.current = new AbortController()
      await requestPersistentStorage().catch(() => undefined)
      await downloadPodcastAudio(userId, podcast, going.current.signal)
    },
    onError: (error) => showToast(error instanceof ApiError ? ofCode(error.code, error.data) : t`本机地方不够，没有存全。`),
  })
  if (!stored) return null
  const here = stored.version === version ? stored.chapters.length : 0
  const [all, size] = [chapters.length, formatBytes(computePodcastBytes(podcast))]
  if (here === all && all > 0 && !isPending) {
    const own = formatBytes(stored.bytes)
    const drop = async () => {
      // Closes the sheet first, because the confirmation dialog would open below it.
      onClose()
      const yes = await confirm({
        title: t`把这份录音从本机移走？`,
        consequence: t`移走的只是本机的这一份，联网时还能听。`,
        action: t`移走`,
      })
      if (yes) await deletePodcastAudio(userId, archive_id, locale)
    }
    return (
      <RowButton icon={<CloudCheck size={22} weight="light" />} detail={t`占 ${own}，点按可移走。`} onClick={() => void drop()}>
        {t`已存在本机，飞行模式也能听`}
      </RowButton>
    )
  }
  return (
    <RowButton
      icon={<DownloadSimple size={22} weight="light" />}
      detail={isPending ? <span role="status">{t`正在存，已存 ${here} / ${all} 篇`}</span> : t`约 ${size}`}
      disabled={isPending || isOffline}
      onClick={() => mutate()}
    >
      {t`存到本机，飞行模式也能听`}
    </RowButton>
  )
}
