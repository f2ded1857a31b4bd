import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'

export const shareIconElement = <Export size={24} weight="light" />

export function ShareIconButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`分享今日`} onClick={onClick}>
      {shareIconElement}
    </IconButton>
  )
}
