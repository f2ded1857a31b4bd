import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../language/use-messages.ts'
import { useConversations } from '../../../session/chats.ts'
import { MODE_DESCRIPTIONS, MODE_ORDER, MODE_LABELS } from '../../../terms/chat-labels.ts'
import classes from './mode-links.module.css'
import { RemainingChatQuota } from './remaining-chat-quota.tsx'

/** Side panel of the chat: links to the modes and to the history; one mode is not available yet. */
export function ModeLinks() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const count = useConversations('')?.length ?? 0
  return (
    <>
      <nav aria-label={t`召唤方式`}>
        {MODE_ORDER.map((chat) => (
          <Link key={chat} to="/chat/index" search={{ chat }} className={classes.row}>
            <span className={classes.name}>{_(MODE_LABELS[chat])}</span>
            <span className={classes.line}>{_(MODE_DESCRIPTIONS[chat])}</span>
            <span className={classes.left}>
              <RemainingChatQuota mode={chat} />
            </span>
          </Link>
        ))}
      </nav>
      <p className={classes.row} data-locked="true">
        <span className={classes.name}>{t`其他`}</span>
        <span className={classes.line}>{t`尚未开放`}</span>
        <LockSimple size={20} weight="light" />
      </p>
      <Link to="/chat/loglist" className={classes.history}>
        <ClockCounterClockwise size={22} weight="light" />
        <span className={classes.line}>{t`回忆`}</span>
        {count > 0 && <span className={classes.left}>{plural(count, { other: '# 段' })}</span>}
      </Link>
    </>
  )
}
