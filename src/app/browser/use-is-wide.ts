import { useMediaQuery } from '@mantine/hooks'

/** Tablet and wider: dialogs instead of bottom sheets. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
}

/** Desktop: rail and side panel stand beside the page. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false })
}

/** Held in the hand: a finger is what points first. */
export function useIsTouched(): boolean {
  return useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
}
