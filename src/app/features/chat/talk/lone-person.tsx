import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'

/** Two are asked about, and there is one. */
export function LonePerson() {
  const { t } = useLingui()
  return (
    <StatePage title={t`还差一个人`} detail={t`再添一份亲友的档案，就能把两张盘并排来看。`}>
      <ButtonLink to="/archive/add" variant="filled">{t`添加亲友`}</ButtonLink>
    </StatePage>
  )
}
