import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect } from 'react'

/** Lists the paragraph elements that a URL hash can name. */
export function listParagraphElements(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-paragraph]') ?? [])]
}

/** Scrolls to the paragraph named in the URL hash once it is rendered. Returns its id, or ''. */
export function useScrollToParagraph(root: RefObject<HTMLElement | null>, isRendered = true): string {
  const named = useLocation({ select: ({ hash }) => hash })
  useLayoutEffect(() => {
    const paragraph = listParagraphElements(root.current).find(({ id }) => id === named)
    paragraph?.scrollIntoView({ block: 'start' })
  }, [root, named, isRendered])
  return named
}
