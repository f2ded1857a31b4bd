import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ImportScreen } from '../../features/backup/import-screen.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function ImportPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <TitledPage title={t`导入`} backTo="/setting/account">
      <ImportScreen onDone={() => void navigate({ to: '/archive/index' })} />
    </TitledPage>
  )
}
