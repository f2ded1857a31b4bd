import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CHAT_CHARACTER_LABELS, MODE_LABELS, FAIR_USE_MESSAGE } from '../../../terms/chat-labels.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChatCharacterIcon, CHAT_CHARACTER_BY_MODE } from '../characters.tsx'
import classes from './conversation-head.module.css'

interface ConversationHeaderProps {
  mode: ChatMode
  /** Names of the people and of the card the conversation is about; '' without either. */
  about: string
  /** Text of the remaining quota; '' while unknown. */
  left: string
}

/** Header of a conversation: character, people, remaining quota, and the link to the history. */
export const ConversationHeader = memo(function ConversationHeader({ mode, about, left }: ConversationHeaderProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isDesktop = useIsDesktop()
  return (
    <header className={classes.root}>
      {!isDesktop && (
        <Link to="/chat/ai" search={{ chat: mode }} className={classes.icon} aria-label={t`换人物`} title={t`换人物`}>
          <ArrowLeft data-forward="" size={24} weight="light" />
        </Link>
      )}
      <span className={classes.mark}>
        <ChatCharacterIcon mode={mode} />
      </span>
      <div className={classes.who}>
        <h1 className={classes.name}>{_(CHAT_CHARACTER_LABELS[mode])}</h1>
        <p className={classes.about}>{[_(MODE_LABELS[mode]), about].filter(Boolean).join(' · ')}</p>
      </div>
      {left && <p className={classes.left}>{left}</p>}
      {isDesktop ? (
        <ButtonLink to="/chat/ai" search={{ chat: mode }} variant="default" size="compact-md">{t`换人物`}</ButtonLink>
      ) : (
        <Link to="/chat/loglist" className={classes.icon} aria-label={t`回忆`} title={t`回忆`}>
          <ClockCounterClockwise size={24} weight="light" />
        </Link>
      )}
    </header>
  )
})

interface GreetingProps {
  mode: ChatMode
  /** Whether the user is a member and has unlimited questions. */
  isMember: boolean
  children?: ReactNode
}

/** The character's greeting and what it does not answer, shown before the first question; members also see the fair-use line. */
export function Greeting({ mode, isMember, children }: GreetingProps) {
  const { _ } = useMessages()
  const { greeting, limit } = CHAT_CHARACTER_BY_MODE[mode]
  return (
    <div className={classes.greeting}>
      <hr className="rule-ww" />
      <p className={classes.words}>{_(greeting)}</p>
      <p className={classes.limit}>{_(limit)}</p>
      {isMember && <p className={classes.limit}>{_(FAIR_USE_MESSAGE)}</p>}
      {children}
    </div>
  )
}
