import { useNavigate } from '@tanstack/react-router'
import type { OpenedCard } from './opened-card.ts'

/** Opens a card, optionally at a paragraph or in another version. */
export type TurnTo = (card: string, paragraph?: string, version?: number) => void

/** Turns pages by replacing the history entry, so that back leads to the contents. Another version gets its own entry. */
export function useTurnTo({ before }: OpenedCard): TurnTo {
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
