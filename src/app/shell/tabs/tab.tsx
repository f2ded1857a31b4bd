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
  /** Whether the tab has `tabIndex` 0 (roving tabindex). */
  isStop: boolean
  isDragged: boolean
  canClose: boolean
  /** Called on a press, before the context menu may open for this tab. */
  onAsked: () => void
  onClose: (name: string) => void
  onKey: (event: KeyboardEvent, name: string) => void
}

/** A tab in the row: a link to the page and a close button. */
export function Tab({ page, isCurrent, isStop, isDragged, canClose, onAsked, onClose, onKey }: TabProps) {
  const { t } = useLingui()
  const crumbs = useCrumbs(page) ?? []
  // Omits the section, unless the section is the page itself.
  const name = crumbs
    .slice(Math.min(1, crumbs.length - 1))
    .map((step) => step.name)
    .join(' · ')
  // Cast: the address comes from the router, but untyped.
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
        // Not focusable: the Delete key on the tab does the same.
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
