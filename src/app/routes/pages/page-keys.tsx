import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { open, useOpened } from '../../features/palette/opened.ts'
import { useShortcuts } from '../../features/palette/use-shortcuts.ts'
import { sectionTargets } from '../../shell/section-link.tsx'
import { sectionLooks, SECTIONS } from '../../shell/sections.ts'
import { fetchedLater } from '../../ui/fetched-later.tsx'

const isWanted = () => true
const PalettePage = fetchedLater<{ onClose: () => void }>(() => import('./palette-page.tsx').then((file) => file.PalettePage), { isWanted })
type SheetProps = Parameters<typeof import('../../features/palette/shortcuts-sheet.tsx').ShortcutsSheet>[0]
const ShortcutsSheet = fetchedLater<SheetProps>(
  () => import('../../features/palette/shortcuts-sheet.tsx').then((file) => file.ShortcutsSheet),
  { isWanted },
)
const names = SECTIONS.map((section) => sectionLooks[section].label)
const close = () => open(undefined)

/** Hears the keys that every page has; what they open is fetched when it is first opened. */
export function PageKeys() {
  const navigate = useNavigate()
  const opened = useOpened()
  // From then on it stands there, closed or open: it leaves as sheets do.
  const [isListAsked, setListAsked] = useState(false)
  if (opened === 'shortcuts' && !isListAsked) setListAsked(true)
  // What one user opened is not there for the next.
  useEffect(() => close, [])
  useShortcuts((place) => {
    const section = SECTIONS[place]
    if (section) void navigate(sectionTargets[section])
    return section !== undefined
  })
  return (
    <>
      {opened === 'palette' && <PalettePage onClose={close} />}
      {isListAsked && <ShortcutsSheet opened={opened === 'shortcuts'} onClose={close} sections={names} />}
    </>
  )
}
