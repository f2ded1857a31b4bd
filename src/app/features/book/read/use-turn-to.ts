import { useNavigate } from '@tanstack/react-router'
import type { OpenedCard } from './opened-card.ts'

/** Function that opens a card, optionally at a paragraph or in another version. */
export type OpenCard = (card: string, paragraph?: string, version?: number) => void

/**
 * Returns a function that opens a card and replaces the history entry, so that "back" opens the contents. Another version adds an entry.
 */
export function useOpenCard({ before }: OpenedCard): OpenCard {
  const navigate = useNavigate()
  return (card, paragraph = '', version) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, card, ...(version !== undefined && { version }) }),
      hash: paragraph,
      replace: version === undefined,
      resetScroll: false,
      viewTransition: { types: [card === before?.id ? 'turn-back' : 'turn-on'] },
    })
}
