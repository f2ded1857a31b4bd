import { Popover } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { useIsDesktop } from '../browser/use-is-wide.ts'
import classes from './note-frame.module.css'
import { Sheet } from './sheet.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface NoteFrameProps {
  opened: boolean
  onClose: () => void
  title: string
  /** Beside the page the title is small, where what follows is larger, or as large as a section's. */
  titleSize?: 'small' | 'large'
  /** What is noted, within the positioned element around it; all of that without it. */
  box?: Pick<CSSProperties, 'left' | 'top' | 'width' | 'height'>
  children: ReactNode
}

const ALL = { left: 0, top: 0, width: '100%', height: '100%' }

/** A note about one thing of the page: beside it on a desktop, in a sheet elsewhere. */
export function NoteFrame({ opened, onClose, title, titleSize = 'small', box = ALL, children }: NoteFrameProps) {
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
      // What it stands beside has no name of its own to lend to it.
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
