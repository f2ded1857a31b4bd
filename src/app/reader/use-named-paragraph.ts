import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'

/** What a place may name. */
export function paragraphsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-paragraph]') ?? [])]
}

/** Goes to the paragraph that the address names, as soon as it is there; its id, '' without one. */
export function useNamedParagraph(root: RefObject<HTMLElement | null>, isThere = true): string {
  const named = useLocation({ select: ({ hash }) => hash })
  useLayoutEffect(() => {
    const paragraph = paragraphsIn(root.current).find(({ id }) => id === named)
    paragraph?.scrollIntoView({ block: 'start' })
  }, [root, named, isThere])
  return named
}
