import { LegalPage } from '../../features/legal/legal-page.tsx'

export function PublicServiceTermsPage() {
  return <LegalPage kind="service" />
}
