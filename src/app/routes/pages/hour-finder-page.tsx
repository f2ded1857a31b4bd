import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Archive } from '#contract/archive.ts'
import { listFinderEvents } from '#device/life/finder-events.ts'
import { useStoreCastChoices } from '../../features/chart/use-cast-edit.ts'
import { HourFinderScreen } from '../../features/hour-finder/hour-finder-screen.tsx'
import { useLive } from '../../live/use-live.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useArchive } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { RowLink } from '../../ui/row.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/archive/hours')

/** Page that compares the twelve possible birth hours of an archive by its life events. */
export function HourFinderPage() {
  const { archiveId } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <ArchiveHourFinder archive={archive} /> : <ArchiveMissing />
}

function ArchiveHourFinder({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const { archive_id } = archive
  const { today } = useLocalHour()
  const events = useLive(listFinderEvents, useUserId(), archive_id)
  const change = useStoreCastChoices(archive)
  const applyTime = (local: string) => change({ birthday: local.replace('T', ' '), hour_unknown: false })
  if (!events) return null
  return (
    <TitledPage title={t`找时辰`} backTo="/archive/index">
      <HourFinderScreen
        archive={archive}
        events={events}
        today={formatIsoDate(today)}
        toEvents={<RowLink to="/archive/life" search={{ archiveId: archive_id }}>{t`记往事`}</RowLink>}
        onChooseHour={(local) => void applyTime(local)}
      />
    </TitledPage>
  )
}
