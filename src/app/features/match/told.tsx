import { createContext, useContext } from 'react'
import type { MatchFact, MatchSentence, Texts } from '#readings/match/index.ts'
import { formatMatchSentence } from '#readings/match/index.ts'
import { useLingui } from '@lingui/react/macro'
import { TermText } from '../../glossary/term-text.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { formatMatchFacts, type MatchPeople } from '../../terms/match-facts.ts'
import classes from './told.module.css'

/** Whose reading stands on the page, and its language's texts. */
export interface Telling {
  readonly two: MatchPeople
  readonly texts: Texts
}

const Context = createContext<Telling | null>(null)
export const TellingProvider = Context.Provider

export function useTelling(): Telling {
  return useContext(Context)!
}

/** A sentence with its terms as links. */
export function Told({ sentence }: { sentence: MatchSentence }) {
  const { two, texts } = useTelling()
  return <TermText text={formatMatchSentence(sentence, texts, two.names)} />
}

/** What sentences rest on, behind one word. */
export function Because({ facts }: { facts: readonly MatchFact[] }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { two } = useTelling()
  return (
    <details className={classes.because}>
      <summary>{t`依据`}</summary>
      <p>
        <TermText text={formatMatchFacts(messages, two, facts)} />
      </p>
    </details>
  )
}
