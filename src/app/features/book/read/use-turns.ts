import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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

/** Arrows turn pages, unless something else has a use for them. */
export function useTurnKeys({ before, after }: Opened, turnTo: TurnTo): void {
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useEffect(() => {
    latest.current = (event) => {
      const to = event.key === 'ArrowRight' ? after : event.key === 'ArrowLeft' ? before : undefined
      if (to && !isTaken(event)) turnTo(to.id)
    }
  })
  useEffect(() => {
    const turn = (event: KeyboardEvent) => latest.current?.(event)
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [])
}

function isTaken({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
