import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchive } from '../../session/archives.ts'
import { AnnualPage } from '../../features/annual/annual-page.tsx'
import { PlainParagraph } from '../../features/annual/plain-paragraph.tsx'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import { RowLink } from '../../ui/row.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/fate/year')

/** A year of an archive; the present year and the current archive without an address that says which. */
export function YearPage() {
  const { archiveId, year } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <YearOf archive={archive} year={year ?? baziYearAt(new Date())} /> : <ArchiveMissing />
}

function YearOf({ archive, year }: { archive: ListedArchive; year: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { archive_id } = archive
  const turnTo = (archiveId: string) => void navigate({ to: '/fate/year', search: { archiveId, year } })
  return (
    <AnnualPage
      archive={archive}
      year={year}
      bar={<ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      unlock={null}
      cycles={<RowLink to="/fate/cycles" search={{ archiveId: archive_id }}>{t`大运流年`}</RowLink>}
      Paragraph={PlainParagraph}
    />
  )
}
