import { useLingui } from '@lingui/react/macro'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { DayFinder } from '../../features/days/day-finder.tsx'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'

/** Finder of good days for a purpose, for the archive on the Today page and optionally one more person. */
export function DayFinderPage() {
  const { t } = useLingui()
  const archive = useFortuneArchive()
  const { today } = useLocalHour()
  if (!archive) return null
  return (
    <TitledPage title={t`择日`} backTo="/fate/index">
      <DayFinder archive={archive} today={today} switcher={<ArchiveSwitcher shown={archive} changesToday />} />
    </TitledPage>
  )
}
