import type { ReactNode } from 'react'
import { Drawer, Modal } from '@mantine/core'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { useIsWide } from '../browser/use-is-wide.ts'
import { useBackCloses } from './back-closes.ts'
import classes from './sheet.module.css'
import { useFocusReturn } from './use-focus-return.ts'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Width of the dialog on wide screens; 400 px for a question, 448 px for one with rows of choices, 560 px for a page of its own. */
  width?: 400 | 448 | 560
  /** The address itself says that it is open: the way back closes it without our doing. */
  isInAddress?: boolean
  /** On wide screens it stands at the page's edge and leaves the rest of the page to be seen. */
  isAside?: boolean
  /** Something lies over it, and Escape is for that. */
  isCovered?: boolean
}

/** The frame of a `Sheet`: a drawer from the bottom on a phone, a dialog in the middle or at the edge on wide screens. */
export function SheetFrame({
  opened,
  onClose,
  title,
  children,
  width = 560,
  isInAddress = false,
  isAside = false,
  isCovered = false,
}: SheetProps) {
  const { t } = useLingui()
  const wide = useIsWide()
  useBackCloses(opened && !isInAddress, onClose)
  useFocusReturn(opened)
  const shared = {
    opened,
    onClose,
    title,
    closeOnEscape: !isCovered,
    returnFocus: false,
    closeButtonProps: { 'aria-label': t`关闭`, icon: <X size={22} weight="light" />, className: classes.close! },
    classNames: {
      content: classes.content!,
      header: classes.header!,
      title: classes.title!,
      body: classes.body!,
    },
  }
  if (wide && isAside) {
    return (
      <Drawer
        {...shared}
        classNames={{ ...shared.classNames, content: `${classes.content} ${classes.aside}` }}
        position="right"
        size={width}
        lockScroll={false}
        overlayProps={{ backgroundOpacity: 0 }}
      >
        {children}
      </Drawer>
    )
  }
  if (wide) {
    return (
      <Modal {...shared} size={width}>
        {children}
      </Modal>
    )
  }
  return (
    <Drawer {...shared} position="bottom" size="auto">
      {children}
    </Drawer>
  )
}
