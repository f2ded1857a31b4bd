import { msg } from '@lingui/core/macro'
import { useNavigate, useRouter, type AnyRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { monthReadingAvailability } from '../../features/fortune/month-reading.ts'
import type { PaletteEntry } from '../../features/palette/entry.ts'
import { setCurrentOverlay } from '../../features/palette/opened.ts'
import { CommandPalette } from '../../features/palette/palette.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { APP_SECTIONS, sectionLabels } from '../../shell/sections.ts'

const SHORTCUTS = msg`快捷键`

export interface PageCommandPaletteProps {
  onClose: () => void
}

/** The command palette, filled with the pages from the routes' page records. */
export function PageCommandPalette({ onClose }: PageCommandPaletteProps) {
  return <CommandPalette pages={usePages()} onClose={onClose} />
}

/** Returns the palette entries of the pages, in section order. */
function usePages(): readonly PaletteEntry[] {
  const { _, locale } = useMessages()
  const router = useRouter()
  const navigate = useNavigate()
  const isWide = useIsWide()
  return useMemo(() => {
    const routes = Object.values(router.routesByPath as unknown as Record<string, AnyRoute>)
    const records = routes.map(({ fullPath, options }) => ({ to: String(fullPath), record: options.staticData ?? {} }))
    const pages = records.flatMap(
      ({ to, record: { title, section, needs, leadsTo, isDetail } }): readonly (PaletteEntry & { place: number })[] => {
        if (!title || leadsTo || isDetail || needs || (to === '/fate/month' && !monthReadingAvailability[locale])) return []
        const place = section ? APP_SECTIONS.indexOf(section) : APP_SECTIONS.length
        return [
          {
            id: `page:${to}`,
            kind: 'page',
            name: _(title),
            note: section && _(sectionLabels[section].label),
            place,
            open: () => void navigate({ to }),
          },
        ]
      },
    )
    const shortcuts: PaletteEntry = {
      id: 'page:shortcuts',
      kind: 'page',
      name: _(SHORTCUTS),
      aliases: ['?'],
      open: () => setCurrentOverlay('shortcuts'),
    }
    return [...pages.toSorted((a, b) => a.place - b.place), ...(isWide ? [shortcuts] : [])]
  }, [_, locale, router, navigate, isWide])
}
