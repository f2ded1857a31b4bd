import { useNavigate, useSearch } from '@tanstack/react-router'

/** Returns the `payment` search parameter and its setters: `/setting/shop?payment=vip_year` opens the pay sheet with that product. */
export function usePaymentParam() {
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false })
  // Removes `cancelled` too, so that the notice of an earlier cancellation disappears.
  const setPayment = (next: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: ({ payment: _payment, cancelled: _cancelled, ...rest }) => (next === undefined ? rest : { ...rest, payment: next }),
      replace,
      resetScroll: false,
      viewTransition: false,
    })
  return {
    payment,
    open: (productId: string) => setPayment(productId, false),
    choose: (productId: string) => setPayment(productId, true),
    close: () => setPayment(undefined, true),
  }
}
