import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'
import type { DisplaySetting, ReadingSetting } from '#contract/settings.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_LABELS, READING_LABELS } from '../../terms/setting-labels.ts'
import { Tag } from '../../ui/tag.tsx'
import classes from './setting-row.module.css'

export type ShownSetting = DisplaySetting | ReadingSetting

/** Name and note of each setting. */
export const settingLabels = { ...DISPLAY_LABELS, ...READING_LABELS }

/** Whether settings have anchor ids: only on the settings page, so that a URL can point to a setting. */
export const AnchorsContext = createContext(false)

export function useSettingAnchor(setting: ShownSetting): string | undefined {
  return use(AnchorsContext) ? setting : undefined
}

/** Name of a setting; on a phone with a tag if it only affects wide screens. */
export function SettingName({ setting }: { setting: ShownSetting }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isWide = useIsWide()
  const { name, isWideOnly } = settingLabels[setting]
  return (
    <>
      {_(name)}
      {isWideOnly && !isWide && (
        <>
          {' '}
          <Tag>{t`宽屏`}</Tag>
        </>
      )}
    </>
  )
}

/** Row of a setting with its note and control. */
export function SettingRow({ setting, children }: { setting: ShownSetting; children: ReactNode }) {
  const { _ } = useMessages()
  return (
    <section className={classes.root} id={useSettingAnchor(setting)}>
      <div>
        <h3 className={classes.name}>
          <SettingName setting={setting} />
        </h3>
        <p className={classes.note}>{_(settingLabels[setting].note)}</p>
      </div>
      <div className={classes.choice}>{children}</div>
    </section>
  )
}
