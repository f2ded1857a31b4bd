import { formatChartShare } from '../terms/share-text.ts'
import { useMessages } from '../language/use-messages.ts'
import { FactButton } from './fact-button.tsx'
import { useOpenBook } from './open-book.tsx'
import classes from './reason-list.module.css'

/** Numbered reasons of a card, each with the share of charts that have it and a button to its fact. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  const { _ } = useMessages()
  const { book, locale, level } = useOpenBook()
  const facts = reasons.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  if (facts.length === 0) return null
  return (
    <ol>
      {facts.map(({ id, plain, term, share }, i) => (
        <li key={id} className={classes.reason}>
          <span className={classes.number} aria-hidden="true">
            {i + 1}
          </span>
          <FactButton facts={[id]} className={classes.fact}>
            {level === 'plain' || plain[locale].includes(term[locale]) ? plain[locale] : `${plain[locale]} · ${term[locale]}`}
          </FactButton>
          <span className={classes.share}>{formatChartShare(_, share)}</span>
        </li>
      ))}
    </ol>
  )
}
