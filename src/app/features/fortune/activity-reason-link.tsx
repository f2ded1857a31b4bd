import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ActivityCode } from '#almanac/codes.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { DayReading } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatActivityReason } from '../../terms/grounds.ts'
import { NoteOverlay } from '../../ui/note-overlay.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './activity-reason-link.module.css'

export interface ActivityReasonLinkProps {
  archive: ListedArchive
  /** The four pillars that the day was computed for. */
  ganzhi: string
  view: DayReading
  side: 'do' | 'dont'
  code: ActivityCode
  /** Name of the entry. */
  name: string
  children: ReactNode
}

/** An entry of 宜 or 忌; a tap shows its reason. Not a `button` element (nor is a glossary term), because its text may be vertical. */
export function ActivityReasonLink({ archive, ganzhi, view, side, code, name, children }: ActivityReasonLinkProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const [text, setText] = useState<string>()
  const [opened, setOpened] = useState(false)
  async function open() {
    const rules = await import('./compute-day.ts').catch(() => undefined)
    if (!rules) return void showToast(t`历书没有取到。请联网后再试一次。`)
    const { findActivityReason: findItemGround } = rules
    setText(formatActivityReason(messages, side, findItemGround(archive, ganzhi, view.date, side, code), view.pillars))
    setOpened(true)
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    void open()
  }
  return (
    <span className={classes.root}>
      <span role="button" tabIndex={0} className={classes.item} aria-haspopup="dialog" onClick={() => void open()} onKeyDown={openByKey}>
        {children}
      </span>
      {text !== undefined && (
        <NoteOverlay opened={opened} onClose={() => setOpened(false)} title={name}>
          <p className={classes.text}>{text}</p>
        </NoteOverlay>
      )}
    </span>
  )
}
