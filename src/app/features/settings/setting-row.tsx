import { useLingui } from '@lingui/react/macro'
import { createContext, use, type ReactNode } from 'react'
import type { DisplaySetting, ReadingSetting } from '#contract/settings.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DISPLAY_LABELS, READING_LABELS } from '../../terms/setting-labels.ts'
import { Tag } from '../../ui/tag.tsx'
import classes from './setting-row.module.css'

export type ShownSetting = DisplaySetting | ReadingSetting

/** A setting's words. */
export const settingWords = { ...DISPLAY_LABELS, ...READING_LABELS }

/** On their own page settings are anchors, so that an address can name one. */
export const AnchorsContext = createContext(false)

export function useAnchor(setting: ShownSetting): string | undefined {
  return use(AnchorsContext) ? setting : undefined
}

/** What a setting is called; on a phone also that it does nothing there. */
export function SettingName({ setting }: { setting: ShownSetting }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isWide = useIsWide()
  const { name, isWideOnly } = settingWords[setting]
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

/** A setting with its sentence, and what there is to choose. */
export function SettingRow({ setting, children }: { setting: ShownSetting; children: ReactNode }) {
  const { _ } = useMessages()
  return (
    <section className={classes.root} id={useAnchor(setting)}>
      <div>
        <h3 className={classes.name}>
          <SettingName setting={setting} />
        </h3>
        <p className={classes.note}>{_(settingWords[setting].note)}</p>
      </div>
      <div className={classes.choice}>{children}</div>
    </section>
  )
}
