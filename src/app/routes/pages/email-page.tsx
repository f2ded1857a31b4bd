import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmailChange } from '../../features/account/email-change.tsx'
import { useSession } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { createQueryKey } from '../../session/user-query.ts'

export function EmailPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const session = useSession()
  const leave = (email: string) => {
    void queries.invalidateQueries({ queryKey: createQueryKey('user-info') })
    void navigate({ to: '/setting/account', replace: true })
    toast(t`邮箱已换成 ${email}`)
  }
  return (
    <TitledPage title={t`更换邮箱`} backTo="/setting/account">
      {session && <EmailChange session={session} onDone={leave} />}
    </TitledPage>
  )
}
