import { Menu } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MoreMenu } from '../../ui/more-menu.tsx'
import classes from './opened-tabs.module.css'
import { reveal } from './reveal.ts'
import { Tab } from './tab.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { useOpenedPages } from './use-opened-pages.ts'
import { useTabKeys } from './use-tab-keys.ts'

/** The opened pages in a row of links; the one that stands is marked and in view. */
export function OpenedTabs() {
  const { t } = useLingui()
  const { pages, currentId, canClose, close, closeOthers, move } = useOpenedPages()
  const [said, setSaid] = useState('')
  const [askedId, setAskedId] = useState(currentId)
  const list = useRef<HTMLUListElement>(null)
  const drag = useDragOrder(list, move)
  const at = (id: string) => pages.findIndex((page) => page.id === id)

  function closeAndSay(id: string, name: string) {
    close(id)
    setSaid(t`已关闭“${name}”`)
  }
  function moveAndSay(id: string, to: number) {
    if (to < 0 || to >= pages.length) return
    const [place, count] = [to + 1, pages.length]
    move(id, to)
    setSaid(t`第 ${place} 个，共 ${count} 个`)
  }
  const keys = useTabKeys({ list, pages, canClose, onClose: closeAndSay, onMove: moveAndSay })
  const count = pages.length
  useLayoutEffect(() => reveal(list.current, '[aria-current]'), [currentId, count])
  useEffect(() => setAskedId(currentId), [currentId])

  const entriesOf = (id: string) => [
    ...(canClose ? [{ label: t`关闭`, run: () => close(id) }] : []),
    ...(count > 1 ? [{ label: t`关闭其他`, run: () => closeOthers(id) }] : []),
    ...(at(id) > 0 ? [{ label: t`往前移`, run: () => moveAndSay(id, at(id) - 1) }] : []),
    ...(at(id) < count - 1 ? [{ label: t`往后移`, run: () => moveAndSay(id, at(id) + 1) }] : []),
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
                onAsked={() => setAskedId(page.id)}
                onClose={(name) => closeAndSay(page.id, name)}
                onKey={(event, name) => keys.onKey(event, page.id, name)}
              />
            ))}
          </ul>
        </Menu.ContextMenu>
        <Menu.Dropdown aria-label={t`标签的操作`} aria-labelledby={undefined}>
          {entriesOf(askedId).map(({ label, run }) => (
            <Menu.Item key={label} onClick={run}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {at(currentId) >= 0 && entriesOf(currentId).length > 0 && <MoreMenu label={t`标签的操作`} entries={entriesOf(currentId)} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </nav>
  )
}
