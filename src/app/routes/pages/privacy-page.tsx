import { LegalPage } from '../../features/legal/legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage kind="privacy" />
}
