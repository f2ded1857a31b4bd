import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../../language/use-messages.ts'
import { CARD_LABELS } from '../../../terms/book-cards.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { ListedCard } from './card-states.ts'

/** Into an open book: to the card that is next, or to its beginning. */
export function GoOn({ archiveId, cards }: { archiveId: string; cards: readonly ListedCard[] }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const next = cards.find(({ isNext }) => isNext)
  const title = next && _(CARD_LABELS[next.id])
  return (
    <ButtonLink to="/archive/index" search={{ archiveId, card: next?.id ?? 'chart' }} fullWidth>
      {title ? t`接着读：${title}` : t`从头读起`}
    </ButtonLink>
  )
}
