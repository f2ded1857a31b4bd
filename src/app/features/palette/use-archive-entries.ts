import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SIXTY } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { pillarTextsOf, useArchives, useCurrentArchive } from '../../session/archives.ts'
import { CARD_IDS, CARD_LABELS } from '../../terms/book-cards.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import type { Entry } from './entry.ts'

/** Everyone in the book by name, day of birth and pillars; and the cards of the one that the screens are about. */
export function useArchiveEntries(): readonly Entry[] {
  const { _ } = useMessages()
  const navigate = useNavigate()
  const archives = useArchives()
  const current = useCurrentArchive()
  return useMemo(() => {
    const people = (archives ?? []).map((archive): Entry => {
      const { archive_id: archiveId, user_name, birthday } = archive
      const texts = pillarTextsOf(archive)
      const pairs = texts.flatMap((text) => SIXTY.find(({ ganzhi }) => ganzhi === text) ?? [])
      return {
        id: `archive:${archiveId}`,
        kind: 'archive',
        name: user_name,
        note: pairs.map((pair) => pairTextOf(_, pair)).join(' · '),
        also: [
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
    const cards = CARD_IDS.map((card): Entry => ({
      id: `card:${card}`,
      kind: 'card',
      name: _(CARD_LABELS[card]),
      note: user_name,
      open: () => void navigate({ to: '/archive/index', search: { archiveId, card } }),
    }))
    return [...people, ...cards]
  }, [_, navigate, archives, current])
}
