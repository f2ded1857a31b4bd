import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmailChangeForm } from '../../features/account/email-change-form.tsx'
import { useSession } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { createQueryKey } from '../../session/user-query.ts'

export function ChangeEmailPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const session = useSession()
  const leave = (email: string) => {
    void queries.invalidateQueries({ queryKey: createQueryKey('user-info') })
    void navigate({ to: '/setting/account', replace: true })
    showToast(t`邮箱已换成 ${email}`)
  }
  return (
    <TitledPage title={t`更换邮箱`} backTo="/setting/account">
      {session && <EmailChangeForm session={session} onDone={leave} />}
    </TitledPage>
  )
}
