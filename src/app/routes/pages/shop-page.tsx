import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { ShopView } from '../../features/shop/shelves/shop-view.tsx'
import { Standing } from '../../features/shop/shelves/standing.tsx'

export function ShopPage() {
  return <ShopView switcher={<ArchiveSwitcher />} standing={<Standing />} />
}
