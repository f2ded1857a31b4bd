import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTrail } from '../crumbs/use-trail.ts'
import type { OpenedPage } from './opened-pages.ts'
import classes from './opened-tabs.module.css'

interface TabProps {
  page: OpenedPage
  isCurrent: boolean
  /** Where Tab stops in the row; arrows lead on from there. */
  isStop: boolean
  isDragged: boolean
  canClose: boolean
  /** It may be the one that the menu is asked for. */
  onAsked: () => void
  onClose: (name: string) => void
  onKey: (event: KeyboardEvent, name: string) => void
}

/** An opened page: the way to it, and a cross. */
export function Tab({ page, isCurrent, isStop, isDragged, canClose, onAsked, onClose, onKey }: TabProps) {
  const { t } = useLingui()
  const trail = useTrail(page) ?? []
  // The section is said only where it is the page.
  const name = trail
    .slice(Math.min(1, trail.length - 1))
    .map((step) => step.name)
    .join(' · ')
  // An address that the router itself has read.
  const target = { to: page.pathname, search: page.search, hash: page.hash } as unknown as { to: '.' }
  const presses = {
    onPointerDown: onAsked,
    onContextMenu: onAsked,
    onMouseDown: (event: MouseEvent) => {
      // The wheel would scroll instead of being a click.
      if (event.button === 1) event.preventDefault()
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button !== 1) return
      event.preventDefault()
      if (canClose) onClose(name)
    },
  }
  return (
    <li className={classes.tab} data-id={page.id} data-current={isCurrent || undefined} data-dragged={isDragged || undefined}>
      <Link
        {...target}
        {...presses}
        className={classes.link}
        activeProps={{}}
        activeOptions={{ exact: true }}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts="Delete Alt+ArrowLeft Alt+ArrowRight"
        tabIndex={isStop ? 0 : -1}
        draggable={false}
        title={name}
        onKeyDown={(event) => onKey(event, name)}
      >
        {name}
      </Link>
      {canClose && (
        // By the keyboard, Delete closes.
        <button
          {...presses}
          type="button"
          className={classes.close}
          tabIndex={-1}
          aria-label={t`关闭“${name}”`}
          onClick={() => onClose(name)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}
