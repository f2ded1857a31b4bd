import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useCrumbs } from '../crumbs/use-crumbs.ts'
import type { OpenedPage } from './opened-pages.ts'
import classes from './opened-tabs.module.css'

interface TabProps {
  page: OpenedPage
  isCurrent: boolean
  /** Whether it has `tabIndex` 0 (roving tabindex). */
  isStop: boolean
  isDragged: boolean
  canClose: boolean
  /** Called before the context menu may open for it. */
  onAsked: () => void
  onClose: (name: string) => void
  onKey: (event: KeyboardEvent, name: string) => void
}

/** A tab: link and close button. */
export function Tab({ page, isCurrent, isStop, isDragged, canClose, onAsked, onClose, onKey }: TabProps) {
  const { t } = useLingui()
  const crumbs = useCrumbs(page) ?? []
  // Without the section, unless it is the page itself.
  const name = crumbs
    .slice(Math.min(1, crumbs.length - 1))
    .map((step) => step.name)
    .join(' · ')
  // The address comes from the router, but untyped.
  const target = { to: page.pathname, search: page.search, hash: page.hash } as unknown as { to: '.' }
  const presses = {
    onPointerDown: onAsked,
    onContextMenu: onAsked,
    onMouseDown: (event: MouseEvent) => {
      // Prevents autoscroll, which would swallow the click.
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
        // Not focusable: Delete closes by keyboard.
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
