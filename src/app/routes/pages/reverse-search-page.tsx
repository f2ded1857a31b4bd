import { useLingui } from '@lingui/react/macro'
import { ReverseSearchScreen } from '../../features/other-chart/reverse-search-screen.tsx'
import { useArchives } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { useOpenArchiveForm } from './use-open-archive-form.ts'

/** Page that finds the dates and hours with four given pillars. */
export function ReverseSearchPage() {
  const { t } = useLingui()
  const startArchiveAt = useOpenArchiveForm()
  return (
    <TitledPage title={t`由四柱查日期`} backTo="/archive/index">
      <ReverseSearchScreen archives={useArchives() ?? []} onCreateArchive={(local) => void startArchiveAt(local)} />
    </TitledPage>
  )
}
