import { useNavigate } from '@tanstack/react-router'
import type { Opened } from './turn.ts'

/** Goes to a card, to a paragraph of it where one is named. */
export type TurnTo = (card: string, paragraph?: string) => void

/** Turns pages: one card takes the place of another, so that the way back leads to the contents. */
export function useTurnTo({ before }: Opened): TurnTo {
  const navigate = useNavigate()
  return (card, paragraph = '') =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, card }),
      hash: paragraph,
      replace: true,
      resetScroll: false,
      viewTransition: { types: [card === before?.id ? 'turn-back' : 'turn-on'] },
    })
}
