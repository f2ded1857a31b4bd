import { createContext, useContext } from 'react'
import type { MatchFact, MatchSentence, Texts } from '#readings/match/index.ts'
import { formatMatchSentence } from '#readings/match/index.ts'
import { useLingui } from '@lingui/react/macro'
import { TermText } from '../../glossary/term-text.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { formatMatchFacts, type MatchPeople } from '../../terms/match-facts.ts'
import classes from './match-context.module.css'

/** The pair on the page and the texts of the page's language. */
export interface MatchContext {
  readonly two: MatchPeople
  readonly texts: Texts
}

const ReactMatchContext = createContext<MatchContext | null>(null)
export const MatchContextProvider = ReactMatchContext.Provider

export function useMatchContext(): MatchContext {
  return useContext(ReactMatchContext)!
}

/** A sentence with its terms as links. */
export function SentenceText({ sentence }: { sentence: MatchSentence }) {
  const { two, texts } = useMatchContext()
  return <TermText text={formatMatchSentence(sentence, texts, two.names)} />
}

/** The facts behind a sentence, collapsed. */
export function SentenceFacts({ facts }: { facts: readonly MatchFact[] }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { two } = useMatchContext()
  return (
    <details className={classes.because}>
      <summary>{t`依据`}</summary>
      <p>
        <TermText text={formatMatchFacts(messages, two, facts)} />
      </p>
    </details>
  )
}
