import { useLingui } from '@lingui/react/macro'
import { Ball } from '../../../art/ball.tsx'
import { Book } from '../../../art/book.tsx'
import { useWords } from '../../../language/use-words.ts'
import { writings } from '../../../language/writing.ts'

/** What stands for a product on its slip: the year's ball, a book, a ridge. */
export function ProductPicture({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { locale } = useWords()
  if (productId === 'vip_month') return <Ball element="water" radius={33} seed="vip_month" />
  if (productId === 'vip_year') return <Ball element="fire" radius={33} seed="vip_year" />
  if (productId !== 'fatebook') return <Ridge />
  return (
    <Book title={t({ message: '命书', context: 'product' })} element="metal" width={58} height={86} latin={!writings[locale].isUpright} />
  )
}

const RIDGE = 'M0 42C5 36 8 30 13 31S21 38 27 28S36 16 41 20S47 30 53 20S60 5 66 9S74 24 79 20S86 12 91 15'

/** Twelve months as one line of mountains, over fainter ones. */
function Ridge() {
  return (
    <svg width="92" height="66" viewBox="0 0 92 66" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={RIDGE} strokeWidth="1.6" transform="translate(0 2)" />
      {[10, 18, 25].map((down, i) => (
        <path
          key={down}
          d={RIDGE}
          strokeWidth=".7"
          opacity={0.5 - i * 0.12}
          transform={`translate(0 ${down + 6}) scale(1 ${0.75 - i * 0.2})`}
        />
      ))}
    </svg>
  )
}
