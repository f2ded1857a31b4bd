import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { MatchViewCode } from '#readings/match/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import classes from './view-tabs.module.css'

const VIEW_LABELS: Record<MatchViewCode, MessageDescriptor> = {
  love: msg`感情`,
  work: msg`共事`,
  friendship: msg`做朋友`,
  family: msg`一家人`,
}
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

interface ViewTabsProps {
  views: readonly MatchViewCode[]
  shown: MatchViewCode
  onShow: (view: MatchViewCode) => void
  children: ReactNode
}

/** Tabs of the views; arrow keys move between them. */
export function ViewTabs({ views, shown, onShow, children }: ViewTabsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  function turn(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (views.indexOf(shown) + step + views.length) % views.length
    onShow(views[next]!)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={t`从哪一面看`} className={classes.list}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            role="tab"
            id={`${id}-${view}`}
            aria-selected={view === shown}
            aria-controls={`${id}-panel`}
            tabIndex={view === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => onShow(view)}
            onKeyDown={turn}
          >
            {_(VIEW_LABELS[view])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  )
}
