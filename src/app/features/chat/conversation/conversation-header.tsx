import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CHARACTER_LABELS, MODE_LABELS } from '../../../terms/chat-labels.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CharacterMark } from '../components/character-mark.tsx'
import classes from './conversation-header.module.css'

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
        <CharacterMark mode={mode} />
      </span>
      <div className={classes.who}>
        <h1 className={classes.name}>{_(CHARACTER_LABELS[mode])}</h1>
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
