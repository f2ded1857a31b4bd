import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MePanel } from '../../features/account/me-panel.tsx'
import { MembershipCrown } from '../../features/account/membership-crown.tsx'
import { ArchivePanel } from '../../features/archives/archive-panel.tsx'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { EmailLogin } from '../../features/auth/email-login.tsx'
import { FatePanel } from '../../features/fortune/fate-panel.tsx'
import { ChatModes } from '../../features/sections/chat-modes.tsx'
import { SectionPanel } from '../../features/sections/section-panel.tsx'
import { ShopLinks } from '../../features/sections/shop-links.tsx'
import { InstallOffer } from '../../features/settings/install-offer.tsx'
import { InstallRow } from '../../features/settings/install-row.tsx'
import type { Section } from '../../shell/sections.ts'
import type { LoginSlot } from '../../shell/session-ended.tsx'
import { Shell } from '../../shell/shell.tsx'

const login: LoginSlot = ({ email, onDone }) => <EmailLogin initialEmail={email} onDone={onDone} compact />

const panels: Record<Section, ReactNode> = {
  fate: (
    <SectionPanel switcher={<ArchiveSwitcher />}>
      <FatePanel />
    </SectionPanel>
  ),
  book: <ArchivePanel crown={<MembershipCrown />} />,
  calling: (
    <SectionPanel switcher={<ArchiveSwitcher />}>
      <ChatModes />
    </SectionPanel>
  ),
  shop: (
    <SectionPanel switcher={<ArchiveSwitcher />}>
      <ShopLinks />
    </SectionPanel>
  ),
  me: <MePanel install={<InstallRow inPanel />} />,
}

/** Introduces the features to the shell: panels, the way back in, the offer to install. */
export function ShellPage() {
  return (
    <Shell panels={panels} login={login} offer={<InstallOffer />}>
      <Outlet />
    </Shell>
  )
}
