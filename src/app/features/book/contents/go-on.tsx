import { useLingui } from '@lingui/react/macro'
import { useWords } from '../../../language/use-words.ts'
import { CARD_WORDS } from '../../../terms/book-cards.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import type { ListedCard } from './card-states.ts'

/** Into an open book: to the card that is next, or to its beginning. */
export function GoOn({ archiveId, cards }: { archiveId: string; cards: readonly ListedCard[] }) {
  const { t } = useLingui()
  const { _ } = useWords()
  const next = cards.find(({ isNext }) => isNext)
  const title = next && _(CARD_WORDS[next.id])
  return (
    <ButtonLink to="/archive/index" search={{ archiveId, card: next?.id ?? 'chart' }} fullWidth>
      {title ? t`接着读：${title}` : t`从头读起`}
    </ButtonLink>
  )
}
