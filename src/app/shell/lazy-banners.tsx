import { useReach } from '../session/use-reach.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { LoginSlot } from './session-ended.tsx'

interface BannersProps {
  login: LoginSlot
  /** There is something to say of the network: nobody waits for an idle page, which some engines only guess at. */
  isNeeded: boolean
}

const Fetched = lazyComponent<BannersProps>(() => import('./banners.tsx').then((file) => file.Banners), {
  isWanted: ({ isNeeded }) => isNeeded,
})

/** What the page is worth now; its file comes when the page is idle, or at once where the network is gone. */
export function LazyBanners({ login }: { login: LoginSlot }) {
  return <Fetched login={login} isNeeded={useReach() !== 'online'} />
}
