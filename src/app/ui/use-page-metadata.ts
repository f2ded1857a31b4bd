import { msg } from '@lingui/core/macro'
import { useLocation, useRouter, type AnyRouter, type StaticDataRouteOption } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'

/** Page record of an unknown address. */
const unknown: StaticDataRouteOption = { title: msg`没有这一页` }

/** Returns the record of the page at a path (`src/app/routes/page-record.ts`). */
export function findPageMetadata(router: AnyRouter, pathname: string): StaticDataRouteOption {
  const [, , found] = router.getMatchedRoutes(pathname)
  // Compares the paths, because for an unknown path the router returns the nearest ancestor.
  return found?.fullPath === pathname.replace(/(.)\/$/, '$1') ? (found.options.staticData ?? {}) : unknown
}

/** Returns the page record of the current address, even while its page is loading. */
export function usePageMetadata(): StaticDataRouteOption {
  const router = useRouter()
  return findPageMetadata(router, useLocation({ select: (location) => location.pathname }))
}

/** Sets the document title to `own`, or to the title in the page record. */
export function usePageTitle(own?: string): void {
  const { t, i18n } = useLingui()
  const record = usePageMetadata()
  const title = own ?? (record.title && i18n._(record.title))
  const product = t({ message: '命书', context: 'product' })
  useEffect(() => {
    // Avoids repeating the product's name: in Chinese the Book section is named like the product.
    document.title = title && title !== product ? `${title} · ${product}` : product
  }, [title, product])
}
