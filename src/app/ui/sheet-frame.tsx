import type { ReactNode } from 'react'
import { Drawer, Modal } from '@mantine/core'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { useIsWide } from '../browser/use-is-wide.ts'
import { useCloseOnBack } from './close-on-back.ts'
import classes from './sheet.module.css'
import { useFocusReturn } from './use-focus-return.ts'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Dialog width in px on wide screens: 400 for a question, 448 for rows of choices, 560 for a page. */
  width?: 400 | 448 | 560
  /** Whether the address controls the sheet; Back then closes it without a history entry added by the sheet. */
  isInAddress?: boolean
  /** Whether the sheet opens at the page's edge and without a backdrop on wide screens. */
  isAside?: boolean
  /** Whether another overlay is above the sheet and handles Escape. */
  isCovered?: boolean
}

/** Lazy chunk of `Sheet`. */
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
  useCloseOnBack(opened && !isInAddress, onClose)
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
