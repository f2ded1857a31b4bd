import { useNavigate, useSearch } from '@tanstack/react-router'

/** What is being looked at closely, in the address: `/setting/shop?payment=vip_year` opens the pay sheet with it. */
export function usePayment() {
  const navigate = useNavigate()
  const { payment } = useSearch({ strict: false })
  const still = { to: '/setting/shop', resetScroll: false, viewTransition: false } as const
  return {
    payment,
    open: (productId: string) => void navigate({ ...still, search: { payment: productId } }),
    choose: (productId: string) => void navigate({ ...still, search: { payment: productId }, replace: true }),
    close: () => void navigate({ ...still, search: {}, replace: true }),
  }
}
