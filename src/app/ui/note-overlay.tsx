import { Popover } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { useIsDesktop } from '../browser/use-is-wide.ts'
import classes from './note-overlay.module.css'
import { Sheet } from './sheet.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface NoteFrameProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Title size in the popover; `large` equals a section title. */
  titleSize?: 'small' | 'large'
  /** Box within the positioned parent to which the popover is anchored; default: the whole parent. */
  box?: Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>
  children: ReactNode
}

const ALL = { left: 0, top: 0, width: '100%', height: '100%' }

/** A note about an element: a popover on a desktop, a sheet elsewhere. */
export function NoteOverlay({ opened, onClose, title, titleSize = 'small', box = ALL, children }: NoteFrameProps) {
  const isDesktop = useIsDesktop()
  useFocusReturn(opened && isDesktop)
  if (!isDesktop) {
    return (
      <Sheet opened={opened} onClose={onClose} title={title} width={400}>
        {children}
      </Sheet>
    )
  }
  return (
    <Popover
      opened={opened}
      onChange={(next) => next || onClose()}
      width={320}
      position="bottom"
      // No roles from Mantine: the anchor has no name for `aria-labelledby`.
      withRoles={false}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <span className={classes.anchor} style={box} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} role="dialog" aria-label={title} data-autofocus tabIndex={-1}>
        <p className={classes.title} data-size={titleSize}>
          {title}
        </p>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
