import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { DisplaySetting, ReadingSetting } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writings } from '../../language/writing.ts'
import { DISPLAY_LABELS, READING_LABELS, SETTING_VALUES } from '../../terms/setting-labels.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import type { Entry } from './entry.ts'

const ON = msg({ message: '开', context: 'setting' })
const OFF = msg({ message: '关', context: 'setting' })
const CHOSEN = msg({ message: '现在', context: 'setting' })

const WORDS = { ...DISPLAY_LABELS, ...READING_LABELS }
type Setting = DisplaySetting | ReadingSetting
const VALUES: { readonly [S in Setting]?: Readonly<Record<string, typeof ON>> } = SETTING_VALUES

/** Two ways to reckon, neither of which is off. */
const isOnOff = (setting: Setting) => setting !== 'newSolarTime'

/** Every setting that does something here. What is on or off is turned in its row; of a few values each has a row; others lead to their page. */
export function useSettingEntries(): readonly Entry[] {
  const { _, locale } = useMessages()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const settings = useSettings()
  const change = useLatest(useChangeSettings())
  return useMemo(() => {
    const { isUpright, readsHan, colon } = writings[locale]
    const isHere = (setting: Setting) =>
      (isWide || !WORDS[setting].isWideOnly) && (isUpright || setting !== 'verticalText') && (readsHan || setting !== 'ageNumerals')
    return (Object.keys(WORDS) as Setting[]).filter(isHere).flatMap((setting): readonly Entry[] => {
      const name = _(WORDS[setting].name)
      const openPage = () => void navigate({ to: '/setting/appearance', hash: setting })
      const set = (value: unknown) => void change.current({ [setting]: value })
      const one = { id: `setting:${setting}`, kind: 'setting', name, note: _(WORDS[setting].note) } as const
      const now = settings[setting]
      const values = VALUES[setting]
      if (values)
        return Object.entries(values).map(([value, words]) => ({
          ...one,
          id: `${one.id}=${value}`,
          name: `${name}${colon}${_(words)}`,
          also: [_(words)],
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
