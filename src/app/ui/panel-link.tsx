import type { ComponentProps, ReactNode, Ref } from 'react'
import { createLink } from '@tanstack/react-router'
import classes from './panel-link.module.css'

type AnchorProps = ComponentProps<'a'> & {
  ref?: Ref<HTMLAnchorElement>
  /** Secondary text at the inline end. */
  note?: ReactNode
}

/** Link in a side panel or on a list page; highlighted while its page is open. */
export const PanelLink = createLink(({ note, children, className: _className, ...props }: AnchorProps) => (
  <a {...props} className={classes.root}>
    <span className={classes.label}>{children}</span>
    {note && <span className={classes.note}>{note}</span>}
  </a>
))
