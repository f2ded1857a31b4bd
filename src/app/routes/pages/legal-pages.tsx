import { Suspense } from 'react'
import { useLingui } from '@lingui/react/macro'
import { LegalBody } from '../../features/legal/legal-body.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

/** The agreements at addresses for logged-in users: the public addresses redirect these users home. */
export function ServiceTermsPage() {
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
