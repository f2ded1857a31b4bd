import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Archive } from '#contract/archive.ts'
import { EVENT_LIMIT, type LifeEvent } from '#contract/life.ts'
import { listEvents, listVerdicts } from '#device/life/life.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { EventList } from './event-list.tsx'
import type { EventSheetProps } from './event-sheet.tsx'
import { HitRateView } from './hit-rate-view.tsx'
import classes from './life.module.css'

const EventSheet = lazyComponent<EventSheetProps>(() => import('./event-sheet.tsx').then((file) => file.EventSheet), {
  isWanted: ({ opened }) => opened,
})

/** Life page: events with their luck cycles, and the hit rate of the book. */
export function LifeScreen({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const userId = useUserId()
  const events = useLive(listEvents, userId, archive.archive_id)
  const verdicts = useLive(listVerdicts, userId, archive.archive_id)
  const [written, setWritten] = useState<{ readonly event?: LifeEvent; readonly nr: number }>()
  const [isOpen, setOpen] = useState(false)
  if (events === undefined || verdicts === undefined) return null
  function write(event?: LifeEvent) {
    setWritten({ ...(event && { event }), nr: (written?.nr ?? 0) + 1 })
    setOpen(true)
  }
  return (
    <div>
      <p className={classes.who}>{archive.user_name}</p>
      <p className={classes.lead}>{t`记下自己的事和日子，就能对着当时的大运、流年看。事后看总像有联系，当作消遣就好。`}</p>
      {events.length === 0 ? (
        <p className={classes.none}>{t`还没有记下什么。`}</p>
      ) : (
        <EventList archive={archive} events={events} onOpen={write} />
      )}
      <Button className={classes.add} disabled={events.length >= EVENT_LIMIT} onClick={() => write()}>{t`记一件事`}</Button>
      {events.length >= EVENT_LIMIT && <p className={classes.note}>{t`一份档案最多记 ${EVENT_LIMIT} 件事。`}</p>}
      <section className={classes.part}>
        <SectionTitle>{t`说中了多少`}</SectionTitle>
        <HitRateView archiveId={archive.archive_id} verdicts={verdicts} />
      </section>
      {written && (
        <EventSheet key={written.nr} archiveId={archive.archive_id} event={written.event} opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
