import { useLingui } from '@lingui/react/macro'
import { ContactDetails } from '../../features/account/contact-details.tsx'
import { LogOutButton } from '../../features/account/log-out.tsx'
import { AccountHeader, AccountLinks } from '../../features/account/me-list.tsx'
import { AppearanceQuickSettings } from '../../features/settings/setting-parts.tsx'
import { InstallRow } from '../../features/settings/install-row.tsx'
import { LanguageChoice } from '../../features/settings/language-choice.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

const PaletteRow = lazyComponent(() => import('./page-keys.tsx').then((file) => file.OpenPaletteRow), { isWanted: () => true })
const VipCard = lazyComponent(() => import('../../features/shop/membership/vip-card.tsx').then((file) => file.VipCard))

export function ContactPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`联系我们`} backTo="/setting/me">
      <ContactDetails />
    </TitledPage>
  )
}

export function LanguagePage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`语言`} backTo="/setting/me">
      <LanguageChoice />
    </TitledPage>
  )
}

/** Start page of the Me section: the most used settings, then the section's list of pages (on a desktop also in the side panel). */
export function MePage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`我的`}>
      <AccountHeader />
      <VipCard />
      <AppearanceQuickSettings />
      <PaletteRow />
      <AccountLinks>
        <InstallRow />
        <LogOutButton />
      </AccountLinks>
    </TitledPage>
  )
}
