import type { ReactNode } from 'react'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useLingui } from '@lingui/react/macro'
import { RowButton } from '../../ui/row.tsx'
import type { ExportMedia } from '#device/account/export.ts'
import { useExport } from './use-export.ts'

interface ExportRowProps {
  children: ReactNode
  detail?: ReactNode
  media?: ExportMedia
}

/** Row that exports everything as one file. */
export function ExportRow({ children, detail, media }: ExportRowProps) {
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
