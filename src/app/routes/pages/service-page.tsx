import { LegalPage } from '../../features/legal/legal-page.tsx'

export function ServicePage() {
  return <LegalPage kind="service" />
}
