import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCatalogue } from '../../../session/catalogue.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { StaleDataNotice } from '../goods/stale-data-notice.tsx'
import { usePaymentParam, PaySheet } from './pay-sheet.tsx'

/** The pay sheet on a page outside the shop, opened by the `payment` search parameter. Queries the prices only once it has been opened. */
export function PaySheetOverlay() {
  const { payment } = usePaymentParam()
  const [isAsked, setAsked] = useState(false)
  if (payment !== undefined && !isAsked) setAsked(true)
  return isAsked && <LoadedPaySheet />
}

function LoadedPaySheet() {
  const { t } = useLingui()
  const { payment, close } = usePaymentParam()
  const catalogue = useCatalogue()
  if (catalogue.data) return <PaySheet catalogue={catalogue.data} />
  return (
    <Sheet opened={payment !== undefined} onClose={close} title={t`价目`} isInAddress>
      <StaleDataNotice query={catalogue} at={undefined} what="prices" />
    </Sheet>
  )
}
