import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { DisplaySetting, ReadingSetting } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { DISPLAY_SETTING_LABELS, READING_SETTING_LABELS, SETTING_OPTION_LABELS } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import type { PaletteEntry } from './entry.ts'

const ON = msg({ message: '开', context: 'setting' })
const OFF = msg({ message: '关', context: 'setting' })
const CHOSEN = msg({ message: '现在', context: 'setting' })

const LABELS = { ...DISPLAY_SETTING_LABELS, ...READING_SETTING_LABELS }
type Setting = DisplaySetting | ReadingSetting
const VALUES: { readonly [S in Setting]?: Readonly<Record<string, typeof ON>> } = SETTING_OPTION_LABELS

/** True if a boolean setting turns something on or off; `newSolarTime` instead chooses between two methods. */
const isOnOff = (setting: Setting) => setting !== 'newSolarTime'

/** Returns the applicable settings' entries: a switch toggles in place, an enumerated setting has a row per value, others open pages. */
export function useSettingEntries(): readonly PaletteEntry[] {
  const { _, locale } = useMessages()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const settings = useSettings()
  const change = useLatest(useChangeSettings())
  return useMemo(() => {
    const { isVertical, readsHan, colon } = writingSystems[locale]
    const isHere = (setting: Setting) =>
      (isWide || !LABELS[setting].isWideOnly) && (isVertical || setting !== 'verticalText') && (readsHan || setting !== 'ageNumerals')
    return (Object.keys(LABELS) as Setting[]).filter(isHere).flatMap((setting): readonly PaletteEntry[] => {
      const name = _(LABELS[setting].name)
      const openPage = () => void navigate({ to: '/setting/appearance', hash: setting })
      const set = (value: unknown) => void change.current({ [setting]: value })
      const one = { id: `setting:${setting}`, kind: 'setting', name, note: _(LABELS[setting].note) } as const
      const now = settings[setting]
      const values = VALUES[setting]
      if (values)
        return Object.entries(values).map(([value, label]) => ({
          ...one,
          id: `${one.id}=${value}`,
          name: `${name}${colon}${_(label)}`,
          aliases: [_(label)],
          value: value === now ? _(CHOSEN) : '',
          open: () => set(value),
          openPage,
        }))
      if (typeof now === 'boolean' && isOnOff(setting)) return [{ ...one, value: _(now ? ON : OFF), open: () => set(!now), openPage }]
      return [{ ...one, open: openPage }]
    })
  }, [_, locale, navigate, isWide, settings, change])
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => void (latest.current = value))
  return latest
}
