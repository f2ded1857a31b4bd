import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Obstacle, Redeemable } from '#contract/shop.ts'
import { useUnavailableMessage } from '../../../errors/use-not-on-sale-message.ts'
import { useRecipientName } from './redeem-terms.tsx'
import classes from './redeem-sheet.module.css'

/** Why a valid code cannot be used now; the code is not spent. */
export function UnusableCode({ found, obstacle, onClose }: { found: Redeemable; obstacle: Obstacle; onClose: () => void }) {
  const { t } = useLingui()
  const notYet = useUnavailableMessage()
  const name = useRecipientName(found) ?? ''
  const reasons: Record<Obstacle, string> = {
    alreadyUnlocked: t`${name}的这本书已经解锁，不用再换。`,
    archiveLocked: t`月度会员要先有本人的命书，先解锁再来换。`,
    noArchive: t`会员跟着本人的档案走，本人的档案现在不在。`,
    notYet: notYet(found.awaits),
  }
  const isForAny = found.archive_id !== null && obstacle === 'alreadyUnlocked'
  return (
    <>
      <p className={classes.trouble} role="status">
        {reasons[obstacle]}
      </p>
      <p className={classes.words}>{isForAny ? t`码没有用掉，可以换给别的档案，也可以留着。` : t`码没有用掉，留着以后再换。`}</p>
      <Button fullWidth onClick={onClose} data-autofocus>
        {isForAny ? t`换一份档案` : t`知道了`}
      </Button>
    </>
  )
}
