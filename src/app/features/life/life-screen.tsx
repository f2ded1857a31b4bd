import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Archive } from '#contract/archive.ts'
import { LIFE_EVENT_LIMIT, type LifeEvent, type LifeVerdict } from '#contract/life.ts'
import { listEvents, listVerdicts } from '#device/life/life.ts'
import { MIN_VERDICTS, computeHitRate } from '#device/life/hit-rate.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { HIT_RATE_LABELS } from '../../terms/hit-rate-labels.ts'
import { EventList } from './event-list.tsx'
import type { EventSheetProps } from './event-sheet.tsx'
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
      <Button className={classes.add} disabled={events.length >= LIFE_EVENT_LIMIT} onClick={() => write()}>{t`记一件事`}</Button>
      {events.length >= LIFE_EVENT_LIMIT && <p className={classes.note}>{t`一份档案最多记 ${LIFE_EVENT_LIMIT} 件事。`}</p>}
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

const percent = (value: number) => `${value.toFixed(1).replace(/\.0$/, '')}%`

/** Hit rate of the book's statements according to the user's verdicts, beside the hit rate expected by chance. */
function HitRateView({ archiveId, verdicts }: { archiveId: string; verdicts: readonly LifeVerdict[] }) {
  const { t } = useLingui()
  const words = HIT_RATE_LABELS[useMessages().locale]
  const found = computeHitRate(verdicts)
  const { rate, chance } = found
  const decided = found.hits + found.misses
  return (
    <>
      <p className={classes.counts}>{words.counts(found)}</p>
      {rate === null || chance === null ? (
        <p className={classes.note}>{words.tooFew(decided, MIN_VERDICTS)}</p>
      ) : (
        <>
          <dl className={classes.rates}>
            <div>
              <dt>{words.own}</dt>
              <dd>{percent(rate)}</dd>
            </div>
            <div>
              <dt>{words.chance}</dt>
              <dd>{percent(chance)}</dd>
            </div>
          </dl>
          <p className={classes.note}>{words.meaning(decided, percent(chance))}</p>
        </>
      )}
      <p className={classes.note}>
        <Link to="/archive/index" search={{ archiveId }} className={classes.link}>{t`打开命书，每段末尾可以判`}</Link>
      </p>
    </>
  )
}
