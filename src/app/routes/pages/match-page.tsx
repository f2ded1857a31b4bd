import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { ArchivePairSelect } from '../../ui/archive-pair-select.tsx'
import { ReceivedCodeForm } from '../../features/match/pair-code-field.tsx'
import { MatchScreen } from '../../features/match/match-screen.tsx'
import { useArchive, useArchives } from '../../session/archives.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/archive/match')

/** Comparison of two archives: those in the address; default: the current archive and the first other one. */
export function MatchPage() {
  const { t } = useLingui()
  const { archiveId, with: withId } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  const archives = useArchives()
  const one = useArchive(archiveId)
  if (archives === undefined || one === undefined) return null
  const two = withId && withId !== one?.archive_id ? archives.find(({ archive_id }) => archive_id === withId) : undefined
  if (one === null || (withId && withId !== one.archive_id && !two)) return <ArchiveMissing />
  const other = two ?? archives.find(({ archive_id }) => archive_id !== one.archive_id)
  if (!other)
    return (
      <StatePage title={t`还差一个人`} detail={t`再添一份亲友的档案，就能把两张盘并排来看。`}>
        <ButtonLink to="/archive/add" variant="filled">{t`添加亲友`}</ButtonLink>
        <ButtonLink to="/together" variant="subtle">{t`有人发来短码`}</ButtonLink>
      </StatePage>
    )
  const choose = (archiveId: string, withId: string) =>
    void navigate({ search: { archiveId, with: withId }, replace: true, resetScroll: false, viewTransition: false })
  return (
    <TitledPage title={t`两人合看`} backTo="/archive/index">
      <div>
        <ArchivePairSelect archives={archives} one={one.archive_id} two={other.archive_id} onChoose={choose} />
        <MatchScreen
          key={`${one.archive_id} ${other.archive_id}`}
          one={one}
          two={other}
          address={window.location.origin + router.buildLocation({ to: '/together' }).pathname}
        />
        <ReceivedCodeForm onRead={(hash) => void navigate({ to: '/together', hash })} />
      </div>
    </TitledPage>
  )
}
