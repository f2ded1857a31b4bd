import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { setCurrentOverlay, useCurrentOverlay } from '../../features/palette/opened.ts'
import type { ShortcutsSheetProps } from '../../features/palette/shortcuts-sheet.tsx'
import { useShortcuts } from '../../features/palette/use-shortcuts.ts'
import { PaletteButton } from '../../features/palette/palette-buttons.tsx'
export { OpenPaletteRow } from '../../features/palette/palette-buttons.tsx'
export { SettingsButton } from '../../features/settings/settings-panel.tsx'
import { SettingsPanelOverlay, SettingsButton } from '../../features/settings/settings-panel.tsx'
import { sectionLabels, APP_SECTIONS } from '../../shell/sections.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { PageCommandPaletteProps } from './page-palette.tsx'
import { sectionTargets } from '../../shell/navigation.tsx'

const isWanted = () => true
const PalettePage = lazyComponent<PageCommandPaletteProps>(() => import('./page-palette.tsx').then((file) => file.PageCommandPalette), {
  isWanted,
})
const ShortcutsSheet = lazyComponent<ShortcutsSheetProps>(
  () => import('../../features/palette/shortcuts-sheet.tsx').then((file) => file.ShortcutsSheet),
  { isWanted },
)
const names = APP_SECTIONS.map((section) => sectionLabels[section].label)
const close = () => setCurrentOverlay(undefined)

/** The buttons shown on every page on wide screens. */
export function PageTools() {
  return (
    <>
      <PaletteButton />
      <SettingsButton />
    </>
  )
}

/** Global shortcuts and the overlays that they open, each loaded on first use. */
export function GlobalShortcutHandler() {
  const navigate = useNavigate()
  const opened = useCurrentOverlay()
  // Once opened, the list of shortcuts stays mounted, for its closing animation.
  const [isListAsked, setListAsked] = useState(false)
  if (opened === 'shortcuts' && !isListAsked) setListAsked(true)
  // Closes the open overlay on unmount, i.e. when the user changes.
  useEffect(() => close, [])
  useShortcuts((place) => {
    const section = APP_SECTIONS[place]
    if (section) void navigate(sectionTargets[section])
    return section !== undefined
  })
  return (
    <>
      {opened === 'palette' && <PalettePage onClose={close} />}
      <SettingsPanelOverlay />
      {isListAsked && <ShortcutsSheet opened={opened === 'shortcuts'} onClose={close} sections={names} />}
    </>
  )
}
