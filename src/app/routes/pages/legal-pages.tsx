import { Suspense } from 'react'
import { useLingui } from '@lingui/react/macro'
import { LegalBody } from '../../features/legal/legal-body.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

/** The agreements for logged-in users, whom the public addresses redirect home. */
export function TermsPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`服务协议`} backTo="/setting/me">
      <Suspense>
        <LegalBody kind="service" />
      </Suspense>
    </TitledPage>
  )
}

export function PrivacyPolicyPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`隐私政策`} backTo="/setting/me">
      <Suspense>
        <LegalBody kind="privacy" />
      </Suspense>
    </TitledPage>
  )
}
