import type { ReactNode } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { FAIR_USE_MESSAGE } from '../../../terms/chat-labels.ts'
import { CHARACTERS } from '../characters.ts'
import classes from './greeting.module.css'

interface GreetingProps {
  mode: ChatMode
  /** Whether the user is a member and has unlimited questions. */
  isMember: boolean
  children?: ReactNode
}

/** The character's greeting and what it does not answer, shown before the first question; members also see the fair-use line. */
export function Greeting({ mode, isMember, children }: GreetingProps) {
  const { _ } = useMessages()
  const { greeting, limit } = CHARACTERS[mode]
  return (
    <div className={classes.root}>
      <hr className="rule-ww" />
      <p className={classes.words}>{_(greeting)}</p>
      <p className={classes.limit}>{_(limit)}</p>
      {isMember && <p className={classes.limit}>{_(FAIR_USE_MESSAGE)}</p>}
      {children}
    </div>
  )
}
