import { useEffect } from 'react'
import { useLive } from '../live/use-live.ts'
import { readLanguage } from '#device/settings/settings.ts'
import { storage } from '../browser/storage.ts'
import { setLook } from './appearance.ts'
import { currentLocale } from '../language/i18n.ts'
import { showLanguage } from '../language/language.ts'
import { followWritten } from '../language/written.ts'
import { useKeptSettings } from './use-settings.ts'

/**
 * The page follows the settings of this device, whoever changed them: another tab, or the user's other
 * device. Until they are read, the page shows what local storage kept from the last time.
 */
export function SettingsFollower() {
  const settings = useKeptSettings()
  const language = useLive(readLanguage)
  useEffect(() => {
    if (!settings) return
    setLook(settings)
    followWritten(settings, currentLocale())
    storage.keepSettings(settings)
  }, [settings])
  useEffect(() => {
    if (language && language !== currentLocale()) void showLanguage(language)
  }, [language])
  return null
}
