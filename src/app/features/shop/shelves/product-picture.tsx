import { useLingui } from '@lingui/react/macro'
import { annualYearOf } from '#contract/product.ts'
import { Ball } from '../../../art/ball.tsx'
import { BookDrawing } from '../../../art/book.tsx'
import { YearRidge } from '../../../art/year-ridge.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'

/** Picture of a product: a ball for a membership, a book, or the ridge of a report's year. */
export function ProductPicture({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  if (productId === 'vip_month') return <Ball element="water" radius={33} seed="vip_month" />
  if (productId === 'vip_year') return <Ball element="fire" radius={33} seed="vip_year" />
  const year = annualYearOf(productId)
  if (year !== undefined) return <YearRidge year={year} />
  return (
    <BookDrawing
      title={t({ message: '命书', context: 'product' })}
      element="metal"
      width={58}
      height={86}
      latin={!writingSystems[locale].isVertical}
    />
  )
}
