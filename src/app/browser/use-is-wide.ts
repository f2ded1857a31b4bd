import { useMediaQuery } from '@mantine/hooks'

/** Tablet or wider (768 px): dialogs instead of bottom sheets. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
}

/** Desktop (1024 px): rail and side panel beside the page. */
export function useIsDesktop(): boolean {
  return useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false })
}

/** Whether the primary pointer is a finger. */
export function useIsTouched(): boolean {
  return useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
}
