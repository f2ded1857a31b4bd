import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '#contract/chat.ts'
import { useSuggestedQuestions } from '../../../session/chats.ts'
import classes from './suggestions.module.css'

/** Suggested questions; a tap copies one into the input field. */
export function Suggestions({ mode, onPick }: { mode: ChatMode; onPick: (text: string) => void }) {
  const { t } = useLingui()
  const questions = useSuggestedQuestions(mode)
  if (questions.length === 0) return null
  return (
    <ul className={classes.root} aria-label={t`可以这样问`} tabIndex={-1}>
      {questions.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
