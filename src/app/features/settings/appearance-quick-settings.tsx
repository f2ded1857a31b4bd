import { useLingui } from '@lingui/react/macro'
import { RowLink } from '../../ui/row.tsx'
import { AppearancePart } from './appearance-part.tsx'
import { SettingForm, SettingPart } from './setting-parts.tsx'

/** The most used appearance settings, with a link to the rest. */
export function AppearanceQuickSettings() {
  const { t } = useLingui()
  return (
    <>
      <SettingForm>
        <SettingPart title={t`外观`}>
          <AppearancePart />
        </SettingPart>
      </SettingForm>
      <RowLink to="/setting/appearance">{t`布局与阅读`}</RowLink>
    </>
  )
}
