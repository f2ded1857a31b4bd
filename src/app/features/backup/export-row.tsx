import type { ReactNode } from 'react'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useLingui } from '@lingui/react/macro'
import { RowButton } from '../../ui/row.tsx'
import { useExport } from './use-export.ts'

/** Saves everything as one file. */
export function ExportRow({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  const { t } = useLingui()
  const { run, isBusy } = useExport()
  const words = isBusy ? t`正在导出` : !detail && t`一个文件`
  return (
    <RowButton
      detail={detail}
      end={
        <>
          {words}
          <DownloadSimple size={24} weight="light" />
        </>
      }
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => run()}
    >
      {children}
    </RowButton>
  )
}
