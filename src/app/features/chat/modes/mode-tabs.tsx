import { useLingui } from '@lingui/react/macro'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { type KeyboardEvent, useRef } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { MODE_ORDER, MODE_LABELS } from '../../../terms/chat-labels.ts'
import classes from './mode-tabs.module.css'

interface ModeTabsProps {
  shown: ChatMode
  onShow: (mode: ChatMode) => void
  /** Id of the panel the tabs control. */
  panel: string
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of the modes; arrow keys move between them. The last tab is not available yet. */
export function ModeTabs({ shown, onShow, panel }: ModeTabsProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const list = useRef<HTMLDivElement>(null)
  function turn(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (MODE_ORDER.indexOf(shown) + step + MODE_ORDER.length) % MODE_ORDER.length
    onShow(MODE_ORDER[next]!)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={t`召唤方式`} className={classes.list}>
      {MODE_ORDER.map((mode) => (
        <button
          key={mode}
          type="button"
          role="tab"
          aria-selected={mode === shown}
          aria-controls={panel}
          tabIndex={mode === shown ? 0 : -1}
          className={classes.tab}
          onClick={() => onShow(mode)}
          onKeyDown={turn}
        >
          {_(MODE_LABELS[mode])}
        </button>
      ))}
      <button type="button" role="tab" aria-selected={false} aria-disabled tabIndex={-1} className={classes.tab} title={t`尚未开放`}>
        {t`其他`}
        <LockSimple size={16} aria-label={t`尚未开放`} />
      </button>
    </div>
  )
}
