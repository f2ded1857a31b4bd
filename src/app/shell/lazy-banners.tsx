import { useConnectivity } from '../session/use-connectivity.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { LoginFormRenderer } from './session-ended-dialog.tsx'

interface BannersProps {
  login: LoginFormRenderer
  /** Whether to load the chunk now instead of when idle. */
  isNeeded: boolean
}

const Fetched = lazyComponent<BannersProps>(() => import('./banners.tsx').then((file) => file.Banners), {
  isWanted: ({ isNeeded }) => isNeeded,
})

/** The banners. Their chunk is loaded when idle, or at once when offline or the server is unreachable. */
export function LazyBanners({ login }: { login: LoginFormRenderer }) {
  return <Fetched login={login} isNeeded={useConnectivity() !== 'online'} />
}
