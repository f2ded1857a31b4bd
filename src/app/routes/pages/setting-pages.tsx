import { useLingui } from '@lingui/react/macro'
import { Contact } from '../../features/account/contact.tsx'
import { LogOutButton } from '../../features/account/log-out.tsx'
import { MeHead, MeList } from '../../features/account/me-list.tsx'
import { AppearanceQuickSettings } from '../../features/settings/setting-parts.tsx'
import { InstallRow } from '../../features/settings/install-row.tsx'
import { LanguageChoice } from '../../features/settings/language-choice.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

const PaletteRow = lazyComponent(() => import('./page-keys.tsx').then((file) => file.PaletteRow), { isWanted: () => true })
const VipCard = lazyComponent(() => import('../../features/shop/membership/vip-card.tsx').then((file) => file.VipCard))

export function ContactPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`联系我们`} backTo="/setting/me">
      <Contact />
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
      <MeHead />
      <VipCard />
      <AppearanceQuickSettings />
      <PaletteRow />
      <MeList>
        <InstallRow />
        <LogOutButton />
      </MeList>
    </TitledPage>
  )
}
