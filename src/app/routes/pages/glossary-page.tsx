import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { GlossaryIndex } from '../../features/glossary/glossary-index.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

const route = getRouteApi('/shell/glossary')

/** Glossary of all terms in the books; `term` is the id of the open entry. */
export function GlossaryPage() {
  const { t } = useLingui()
  const { term } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (id: string | undefined, replace: boolean) =>
    void navigate({ search: id === undefined ? {} : { term: id }, replace, resetScroll: false, viewTransition: false })
  return (
    <TitledPage title={t`术语`} backTo="/archive/index">
      <GlossaryIndex opened={term} onOpen={(id) => show(id, term !== undefined)} onClose={() => show(undefined, true)} />
    </TitledPage>
  )
}
