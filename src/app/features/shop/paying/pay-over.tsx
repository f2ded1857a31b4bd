import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCatalogue } from '../../../session/catalogue.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { FreshLine } from '../goods/fresh-line.tsx'
import { usePayment } from '../goods/use-payment.ts'
import { PaySheet } from './pay-sheet.tsx'

/** The pay sheet over a page of another section, as soon as its address has a `payment`; prices are asked for from then on. */
export function PayOver() {
  const { payment } = usePayment()
  const [isAsked, setAsked] = useState(false)
  if (payment !== undefined && !isAsked) setAsked(true)
  return isAsked && <Asked />
}

function Asked() {
  const { t } = useLingui()
  const { payment, close } = usePayment()
  const catalogue = useCatalogue()
  if (catalogue.data) return <PaySheet catalogue={catalogue.data} />
  return (
    <Sheet opened={payment !== undefined} onClose={close} title={t`价目`} isInAddress>
      <FreshLine query={catalogue} at={undefined} what="prices" />
    </Sheet>
  )
}
