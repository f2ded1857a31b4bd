import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from './icon-button.tsx'
import type { PageSteps } from './use-side-swipe.ts'

/** Buttons to the previous and the next day. Swiping and the arrow keys do the same. */
export function DaySteps({ before, after }: PageSteps) {
  const { t } = useLingui()
  return (
    <>
      <IconButton label={t`前一日`} disabled={!before} onClick={before}>
        <CaretLeft data-forward="" size={20} weight="light" />
      </IconButton>
      <IconButton label={t`后一日`} disabled={!after} onClick={after}>
        <CaretRight data-forward="" size={20} weight="light" />
      </IconButton>
    </>
  )
}
