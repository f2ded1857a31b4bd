import type { ReactNode } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { FAIR_USE_MESSAGE } from '../../../terms/chat-labels.ts'
import { CHARACTERS } from '../characters.ts'
import classes from './greeting.module.css'

interface GreetingProps {
  mode: ChatMode
  /** A member asks without counting. */
  isMember: boolean
  children?: ReactNode
}

/** What the character says before anything was asked, and what it does not do; to a member, what unlimited means. */
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
