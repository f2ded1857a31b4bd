import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchives } from '../../session/archives.ts'
import classes from './day-finder.module.css'
import { DayForm } from './day-form.tsx'
import { useDayFinderDraft } from './day-finder-draft.ts'
import { FoundList } from './found-list.tsx'
import { LockedDays } from './locked-days.tsx'
import { CustomRangeFields } from './own-days.tsx'
import { useFoundDays } from './use-found-days.ts'
import { useSelectedRange } from './use-selected-range.ts'

interface DayFinderProps {
  archive: ListedArchive
  today: CivilDate
  switcher: ReactNode
}

/** The day finder: form and results. */
export function DayFinder({ archive, today, switcher }: DayFinderProps) {
  const { t } = useLingui()
  const [draft, change] = useDayFinderDraft(today)
  const archives = useArchives()
  const others = (archives ?? []).filter(({ archive_id }) => archive_id !== archive.archive_id)
  const other = others.find(({ archive_id }) => archive_id === draft.otherId)
  const people = useMemo(() => (other ? [archive, other] : [archive]), [archive, other])
  const { range, open, errors } = useSelectedRange(draft, today)
  const finding = useFoundDays(people, draft.purpose, open)
  return (
    <>
      <DayForm draft={draft} onChange={change} others={others} switcher={switcher}>
        {draft.span === 'own' && <CustomRangeFields draft={draft} errors={errors} onChange={change} />}
      </DayForm>
      {finding.hasFailed && (
        <div className={classes.trouble} role="alert">
          <p>{t`历书没有取到。请联网后再试一次。`}</p>
          <Button variant="default" onClick={finding.retry}>{t`再试一次`}</Button>
        </div>
      )}
      {range && <LockedDays range={range} open={open} />}
      {finding.found && <FoundList found={finding.found} people={people} draft={draft} onChange={change} today={today} />}
      <p className={classes.foot}>{t`推算仅供娱乐，不作决定的依据。`}</p>
    </>
  )
}
