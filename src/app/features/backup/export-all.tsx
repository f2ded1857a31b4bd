import type { ReactNode } from 'react'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { type ExportMedia, exportUserData, type ExportOptions, ExportTooLargeError, recordBackup } from '#device/account/export.ts'
import { ENCRYPTED_MAX_BYTES } from '#contract/export-format.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { RowButton } from '../../ui/row.tsx'
import { saveFile } from '../../browser/save-file.ts'
import { useUserId } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'

/** Exports everything as one file. The chunk with the encryption option is lazy, because few users need it. */
export const LazyExportSection = lazyComponent(() => import('./export-section.tsx').then((file) => file.ExportSection), {
  Fallback: ExportAllRow,
})

interface ExportRowProps {
  children: ReactNode
  detail?: ReactNode
  media?: ExportMedia
}

/** Row that exports everything as one file. */
export function ExportAllRow({ children, detail, media }: ExportRowProps) {
  const { t } = useLingui()
  const { run, isBusy } = useExport()
  const label = isBusy ? t`正在导出` : !detail && t`一个文件`
  return (
    <RowButton
      detail={detail}
      end={
        <>
          {label}
          <DownloadSimple size={24} weight="light" />
        </>
      }
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => run(media && { media })}
    >
      {children}
    </RowButton>
  )
}

async function saveAll(userId: string, options: ExportOptions) {
  const { name, file, ...result } = await exportUserData(userId, options)
  saveFile(name, file)
  await recordBackup(userId, options.passphrase !== undefined)
  return { name, ...result }
}

/** Returns a function that exports everything as one file, encrypted if a passphrase is given, and shows the result. */
export function useExport(onDone?: () => void) {
  const { t } = useLingui()
  const userId = useUserId()
  const { mutate, isPending } = useMutation({
    mutationFn: (options: ExportOptions) => saveAll(userId, options),
    onSuccess: ({ name, source, missing }, { media }) => {
      const isZip = media?.images || media?.recordings
      const here = isZip
        ? t`没有连上服务器，导出的是本机上有的。账目不在里面。`
        : t`没有连上服务器，导出的是本机上有的。图片只有清单，录音和账目不在里面。`
      const said = source === 'server' ? t`已导出 ${name}。` : here
      const left = missing > 0 && plural(missing, { other: '有 # 个图片或录音文件没取到，没放进去。' })
      showToast(left ? t`${said}${left}` : said, { stays: source === 'device' || missing > 0 })
      onDone?.()
    },
    onError: (error) =>
      showToast(
        error instanceof ExportTooLargeError
          ? t`太大了，没能上锁：带口令的文件最多 ${ENCRYPTED_MAX_BYTES / 1e6} MB。少带一些，或不上锁导出。`
          : t`没能导出，请重试`,
      ),
  })
  return { run: (options: ExportOptions = {}) => mutate(options), isBusy: isPending }
}
