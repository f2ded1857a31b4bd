import type { ReactNode } from 'react'
import { Drawer } from '@mantine/core'
import { useCloseOnBack } from '../ui/close-on-back.ts'
import classes from './shell.module.css'

export interface SlideOverFrameProps {
  opened: boolean
  onClose: () => void
  /** Accessible name. */
  name: string
  /** Whether the drawer opens beside the rail, so that the rail stays usable. */
  isBesideRail: boolean
  children: ReactNode
}

/** Drawer over the page with the side panel or the navigation; lazy chunk of `SlideOver` in `shell.tsx`. */
export function SlideOverFrame({ opened, onClose, name, isBesideRail, children }: SlideOverFrameProps) {
  useCloseOnBack(opened, onClose)
  const place = { 'data-beside-rail': isBesideRail || undefined }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={280}
      attributes={{ content: { 'aria-label': name, 'data-side': '' }, inner: place, overlay: place }}
      classNames={{ inner: classes.overInner!, overlay: classes.overInner!, content: classes.over!, body: classes.overBody! }}
    >
      {children}
    </Drawer>
  )
}
