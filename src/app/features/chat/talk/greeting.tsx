import type { ReactNode } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useWords } from '../../../language/use-words.ts'
import { CHARACTERS } from '../characters.ts'
import classes from './greeting.module.css'

/** What the character says before anything was asked, and what it does not do. */
export function Greeting({ mode, children }: { mode: ChatMode; children?: ReactNode }) {
  const { _ } = useWords()
  const { greeting, limit } = CHARACTERS[mode]
  return (
    <div className={classes.root}>
      <hr className="rule-ww" />
      <p className={classes.words}>{_(greeting)}</p>
      <p className={classes.limit}>{_(limit)}</p>
      {children}
    </div>
  )
}
