import { useNavigate, useSearch } from '@tanstack/react-router'

/** The `payment` search parameter: `/setting/shop?payment=vip_year` opens the pay sheet with that product. */
export function usePaymentParam() {
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false })
  // An earlier cancellation is no longer shown.
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
