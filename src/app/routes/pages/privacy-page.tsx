import { LegalPage } from '../../features/legal/legal-page.tsx'

export function PublicPrivacyPolicyPage() {
  return <LegalPage kind="privacy" />
}
