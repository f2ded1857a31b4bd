import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './ask-about-card-link.module.css'

/** Link from a card of the fate book to a new question about that card. */
export function AskAboutCardLink({ cardId }: { cardId: string }) {
  const { t } = useLingui()
  return (
    <ButtonLink to="/chat/index" search={{ chat: 'ms', card: cardId }} variant="default" fullWidth className={classes.root}>
      {t`就这一篇提问`}
    </ButtonLink>
  )
}
