import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { Tag } from '../../../ui/tag.tsx'
import classes from './card-state-icon.module.css'
import type { CardState } from './card-states.ts'

/** Icon of a card's state: dot if read, ring if unread, stamp if rewritten, lock if locked. */
export function CardStateIcon({ state }: { state: CardState }) {
  const { t } = useLingui()
  const names = { locked: t`未解锁`, unread: t`未读`, read: t`已读`, new: t`有新内容` }
  return (
    <span className={classes.root}>
      <span className="visually-hidden">{names[state]}</span>
      <span aria-hidden="true" className={classes.sign} data-state={state}>
        {state === 'locked' && <LockSimple size={18} weight="light" />}
        {state === 'new' && t({ message: '新', context: 'stamp' })}
      </span>
    </span>
  )
}

/** Tag that marks the card to continue with. */
export function ContinueTag() {
  const { t } = useLingui()
  return <Tag tone="seal">{t`接着读`}</Tag>
}
