import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ANNUAL_YEARS } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { baziYearAt } from '../../calendar/bazi-year.ts'
import { useArchive } from '../../session/archives.ts'
import { AnnualPage } from '../../features/annual/annual-page.tsx'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { Price } from '../../features/shop/goods/price.tsx'
import { useCatalogue } from '../../features/shop/goods/queries.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { RowLink } from '../../ui/row.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/fate/year')

/** A year of an archive; the present year and the current archive without an address that says which. */
export function YearPage() {
  const { archiveId, year } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <YearOf archive={archive} year={openYearOf(year)} /> : <ArchiveMissing />
}

/** An address may name any number; there are books of these years. */
function openYearOf(asked: number | undefined): number {
  const [first, last] = ANNUAL_YEARS
  return asked !== undefined && asked >= first && asked <= last ? asked : baziYearAt(new Date())
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
      switcher={<ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      unlock={<UnlockYear productId={`annual:${year}`} />}
    >
      <RowLink to="/fate/cycles" search={{ archiveId: archive_id }}>{t`大运流年`}</RowLink>
    </AnnualPage>
  )
}

function UnlockYear({ productId }: { productId: string }) {
  const product = useCatalogue().data?.products.find(({ product_id }) => product_id === productId)
  if (!product) return null
  return (
    <ButtonLink to="/setting/shop" search={{ payment: productId }} variant="seal" fullWidth>
      <Price product={product} />
    </ButtonLink>
  )
}
