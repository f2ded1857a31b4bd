import { useLingui } from '@lingui/react/macro'
import { ReverseScreen } from '../../features/other-chart/reverse-screen.tsx'
import { useArchives } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { useTakeTime } from './use-take-time.ts'

/** From four pillars back to the times at which they stand. */
export function ReversePage() {
  const { t } = useLingui()
  const take = useTakeTime()
  return (
    <TitledPage title={t`由四柱查日期`} backTo="/archive/index">
      <ReverseScreen archives={useArchives() ?? []} onTake={(local) => void take(local)} />
    </TitledPage>
  )
}
