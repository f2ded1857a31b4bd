import { useLingui } from '@lingui/react/macro'
import { ReverseScreen } from '../../features/other-chart/reverse-screen.tsx'
import { useArchives } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { useNewArchiveAt } from './use-new-archive-at.ts'

/** Page that finds the dates and hours with four given pillars. */
export function ReversePage() {
  const { t } = useLingui()
  const startArchiveAt = useNewArchiveAt()
  return (
    <TitledPage title={t`由四柱查日期`} backTo="/archive/index">
      <ReverseScreen archives={useArchives() ?? []} onCreateArchive={(local) => void startArchiveAt(local)} />
    </TitledPage>
  )
}
