import { useNavigate, useSearch } from '@tanstack/react-router'

/** What is being looked at closely, in the address of the page beneath: `/setting/shop?payment=vip_year` opens the pay sheet with it. */
export function usePayment() {
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false })
  // What was cancelled before is no news any more.
  const lookAt = (next: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: ({ payment: _payment, cancelled: _cancelled, ...rest }) => (next === undefined ? rest : { ...rest, payment: next }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return {
    payment,
    open: (productId: string) => lookAt(productId, false),
    choose: (productId: string) => lookAt(productId, true),
    close: () => lookAt(undefined, true),
  }
}
