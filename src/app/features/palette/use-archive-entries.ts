import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SIXTY } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { archivePillarsOf, useArchives, useCurrentArchive } from '../../session/archives.ts'
import { CARD_IDS, CARD_LABELS } from '../../terms/book-cards.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import type { PaletteEntry } from './entry.ts'

/** Returns entries for the archives, found by name, birthday and pillars, and for the cards of the current archive's book. */
export function useArchiveEntries(): readonly PaletteEntry[] {
  const { _ } = useMessages()
  const navigate = useNavigate()
  const archives = useArchives()
  const current = useCurrentArchive()
  return useMemo(() => {
    const people = (archives ?? []).map((archive): PaletteEntry => {
      const { archive_id: archiveId, user_name, birthday } = archive
      const texts = archivePillarsOf(archive)
      const pairs = texts.flatMap((text) => SIXTY.find(({ ganzhi }) => ganzhi === text) ?? [])
      return {
        id: `archive:${archiveId}`,
        kind: 'archive',
        name: user_name,
        note: pairs.map((pair) => pairTextOf(_, pair)).join(' · '),
        aliases: [
          birthday.slice(0, 10),
          texts.join(' '),
          ...texts,
          pairs.map(({ stem, branch }) => `${stem} ${branch}`.replaceAll(/\d/g, '')).join(' '),
        ],
        open: () => void navigate({ to: '/archive/index', search: { archiveId } }),
      }
    })
    if (!current) return people
    const { archive_id: archiveId, user_name } = current
    const cards = CARD_IDS.map((card): PaletteEntry => ({
      id: `card:${card}`,
      kind: 'card',
      name: _(CARD_LABELS[card]),
      note: user_name,
      open: () => void navigate({ to: '/archive/index', search: { archiveId, card } }),
    }))
    return [...people, ...cards]
  }, [_, navigate, archives, current])
}
