import type { ReactNode } from 'react'
import { Drawer } from '@mantine/core'
import { useBackCloses } from '../ui/back-closes.ts'
import classes from './shell.module.css'

export interface SlideOverFrameProps {
  opened: boolean
  onClose: () => void
  /** What the panel is called. */
  name: string
  /** It comes out from behind the rail, which stays in reach. */
  isBesideRail: boolean
  children: ReactNode
}

/** The drawer of a `SlideOver`. */
export function SlideOverFrame({ opened, onClose, name, isBesideRail, children }: SlideOverFrameProps) {
  useBackCloses(opened, onClose)
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
