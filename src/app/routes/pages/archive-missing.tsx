import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'

/** Page for an address whose archive is deleted or belongs to another user. */
export function ArchiveMissing() {
  const { t } = useLingui()
  return (
    <StatePage title={t`找不到这份档案`} detail={t`请选择一份档案：这一份可能已经删除，或不在你的名下。`}>
      <ButtonLink to="/archive/index" variant="filled">{t`看我的档案`}</ButtonLink>
    </StatePage>
  )
}
