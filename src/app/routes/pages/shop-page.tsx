import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { ShopView } from '../../features/shop/shop-view.tsx'
import { Standing } from '../../features/shop/standing.tsx'

export function ShopPage() {
  return <ShopView switcher={<ArchiveSwitcher />} standing={<Standing />} />
}
