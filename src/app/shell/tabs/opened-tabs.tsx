import { Menu } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { scrollItemIntoView, useDragOrder, useTabKeys } from './tab-input.ts'
import { useOpenedPages } from './use-opened-pages.ts'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { Link } from '@tanstack/react-router'
import { useCrumbs } from '../crumbs.tsx'
import type { OpenedPage } from './opened-pages.ts'
import classes from './opened-tabs.module.css'

/** The row of tabs; the current tab is marked and scrolled into view. */
export function OpenedTabs() {
  const { t } = useLingui()
  const { pages, currentId, canClose, close, closeOthers, move } = useOpenedPages()
  const [announcement, setAnnouncement] = useState('')
  const [menuTabId, setMenuTabId] = useState(currentId)
  const list = useRef<HTMLUListElement>(null)
  const drag = useDragOrder(list, move)
  const at = (id: string) => pages.findIndex((page) => page.id === id)

  function closeAndAnnounce(id: string, name: string) {
    close(id)
    setAnnouncement(t`已关闭“${name}”`)
  }
  function moveAndAnnounce(id: string, to: number) {
    if (to < 0 || to >= pages.length) return
    const [place, count] = [to + 1, pages.length]
    move(id, to)
    setAnnouncement(t`第 ${place} 个，共 ${count} 个`)
  }
  const keys = useTabKeys({ list, pages, canClose, onClose: closeAndAnnounce, onMove: moveAndAnnounce })
  const count = pages.length
  useLayoutEffect(() => scrollItemIntoView(list.current, '[aria-current]'), [currentId, count])
  useEffect(() => setMenuTabId(currentId), [currentId])

  const listEntries = (id: string) => [
    ...(canClose ? [{ label: t`关闭`, run: () => close(id) }] : []),
    ...(count > 1 ? [{ label: t`关闭其他`, run: () => closeOthers(id) }] : []),
    ...(at(id) > 0 ? [{ label: t`往前移`, run: () => moveAndAnnounce(id, at(id) - 1) }] : []),
    ...(at(id) < count - 1 ? [{ label: t`往后移`, run: () => moveAndAnnounce(id, at(id) + 1) }] : []),
  ]
  return (
    <nav className={classes.root} aria-label={t`打开的页面`} data-stays={keys.stays || undefined}>
      <Menu position="bottom-start">
        <Menu.ContextMenu>
          <ul ref={list} className={classes.list} data-dragged={drag.draggedId !== undefined || undefined} {...drag.handlers}>
            {pages.map((page) => (
              <Tab
                key={page.id}
                page={page}
                isCurrent={page.id === currentId}
                isStop={page.id === (keys.stopId ?? currentId)}
                isDragged={page.id === drag.draggedId}
                canClose={canClose}
                onAsked={() => setMenuTabId(page.id)}
                onClose={(name) => closeAndAnnounce(page.id, name)}
                onKey={(event, name) => keys.onKey(event, page.id, name)}
              />
            ))}
          </ul>
        </Menu.ContextMenu>
        <Menu.Dropdown aria-label={t`标签的操作`} aria-labelledby={undefined}>
          {listEntries(menuTabId).map(({ label, run }) => (
            <Menu.Item key={label} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {at(currentId) >= 0 && listEntries(currentId).length > 0 && <MoreMenu label={t`标签的操作`} entries={listEntries(currentId)} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </nav>
  )
}

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
function Tab({ page, isCurrent, isStop, isDragged, canClose, onAsked, onClose, onKey }: TabProps) {
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
