import { useEffect } from 'react'
import { useLive } from '../live/use-live.ts'
import { readLanguage } from '#device/settings/settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { applyStoredAppearance } from './appearance.ts'
import { currentLocale } from '../language/i18n.ts'
import { displayLanguage } from '../language/language.ts'
import { applyWritingPreferences } from '../language/writing-preferences.ts'
import { useStoredSettings } from './use-settings.ts'

/**
 * Applies the settings in the local database whenever this tab, another tab or sync changes them. Until they are read, the copy in
 * local storage applies.
 */
export function SettingsFollower() {
  const settings = useStoredSettings()
  const language = useLive(readLanguage)
  useEffect(() => {
    if (!settings) return
    applyStoredAppearance(settings)
    applyWritingPreferences(settings, currentLocale())
    browserStorage.setSettings(settings)
  }, [settings])
  useEffect(() => {
    if (language && language !== currentLocale()) void displayLanguage(language)
  }, [language])
  return null
}
