import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { ShopView } from '../../features/shop/shelves/shop-view.tsx'
import { OwnershipSummary } from '../../features/shop/shelves/shop-panel.tsx'

export function ShopPage() {
  return <ShopView switcher={<ArchiveSwitcher />} standing={<OwnershipSummary />} />
}
