import type { ReactNode } from 'react'
import { AccountSidePanel } from '../../features/account/account-side-panel.tsx'
import { ArchivePanel } from '../../features/archives/archive-list.tsx'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { LazyModeLinks } from '../../features/chat/lazy.tsx'
import { FatePanel } from '../../features/fortune/fate-panel.tsx'
import { SectionPanel } from '../../features/sections/section-panel.tsx'
import { InstallRow } from '../../features/settings/install-row.tsx'
import { LazyMembershipCrown } from '../../features/shop/lazy.ts'
import { ShopPanel } from '../../features/shop/shelves/shop-panel.tsx'
import { useFortuneArchive } from '../../session/archives.ts'
import type { Section } from '../../shell/sections.ts'

/** Switcher of the archive on the Today page, which may differ from the current archive. */
function FortuneSwitcher() {
  return <ArchiveSwitcher shown={useFortuneArchive()} changesToday />
}

const panels: Record<Section, ReactNode> = {
  fate: (
    <SectionPanel switcher={<FortuneSwitcher />}>
      <FatePanel />
    </SectionPanel>
  ),
  book: <ArchivePanel crown={<LazyMembershipCrown />} />,
  calling: (
    <SectionPanel switcher={<ArchiveSwitcher />}>
      <LazyModeLinks />
    </SectionPanel>
  ),
  shop: (
    <SectionPanel switcher={<ArchiveSwitcher />}>
      <ShopPanel />
    </SectionPanel>
  ),
  me: <AccountSidePanel install={<InstallRow inPanel />} />,
}

/** The side panel of a section. */
export function SidePanel({ section }: { section: Section }) {
  return panels[section]
}
