import { useMediaQuery } from '@mantine/hooks'

/** Returns whether the window is as wide as a tablet (768 px) or wider: dialogs replace bottom sheets. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
}

/** Returns whether the window is as wide as a desktop (1024 px) or wider: rail and side panel are beside the page. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false })
}

/** Returns whether the primary pointer is a finger. */
export function useHasCoarsePointer(): boolean {
  return useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
}
