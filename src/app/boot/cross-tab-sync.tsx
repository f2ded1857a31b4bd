import { useEffect, useRef } from 'react'
import { browserStorage } from '../browser/storage.ts'
import { syncReadyAttribute } from './ready-mark.ts'
import { router } from './router.tsx'
import { notifications } from '@mantine/notifications'
import { useUserId } from '../session/session.ts'
import { useLive } from '../live/use-live.ts'
import { readLanguage } from '#device/settings/settings.ts'
import { applyStoredAppearance } from '../appearance/appearance.ts'
import { getCurrentLocale } from '../language/i18n.ts'
import { switchLanguage } from '../language/language.ts'
import { applyWritingPreferences } from '../language/writing-preferences.ts'
import { useStoredSettings } from '../appearance/use-settings.ts'

function followToken() {
  // A logout in another tab also clears the tabs and form drafts of this one.
  if (!browserStorage.getToken()) browserStorage.clearTabState()
  void router.invalidate()
}

/** Applies changes made in other tabs: settings, login and logout. */
export function CrossTabSync() {
  useToastCleanup()
  useEffect(() => watchLoginToken(followToken), [])
  useEffect(syncReadyAttribute, [])
  return <StoredSettingsApplier />
}

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
function watchLoginToken(listener: () => void): () => void {
  let known = browserStorage.getToken()
  const check = () => {
    if (browserStorage.getToken() === known) return
    known = browserStorage.getToken()
    listener()
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}

/** Clears all toasts when the user changes. */
export function useToastCleanup(): void {
  const userId = useUserId()
  const last = useRef(userId)
  useEffect(() => {
    if (userId && last.current && last.current !== userId) notifications.clean()
    if (userId) last.current = userId
  }, [userId])
}

/**
 * Applies the settings in the local database whenever this tab, another tab or sync changes them. Until they are read, the copy in
 * local storage applies.
 */
function StoredSettingsApplier() {
  const settings = useStoredSettings()
  const language = useLive(readLanguage)
  useEffect(() => {
    if (!settings) return
    applyStoredAppearance(settings)
    applyWritingPreferences(settings, getCurrentLocale())
    browserStorage.setSettings(settings)
  }, [settings])
  useEffect(() => {
    if (language && language !== getCurrentLocale()) void switchLanguage(language)
  }, [language])
  return null
}
