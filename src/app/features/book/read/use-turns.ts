import { useNavigate } from '@tanstack/react-router'
import type { Opened } from './turn.ts'

/** Goes to a card, to a paragraph of it where one is named, in another version where one is named. */
export type TurnTo = (card: string, paragraph?: string, version?: number) => void

/** Turns pages: one card takes the place of another, so that the way back leads to the contents. Another version is a page of its own. */
export function useTurnTo({ before }: Opened): TurnTo {
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
