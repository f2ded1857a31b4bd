import type { MessageDescriptor } from '@lingui/core'
import { ClockCounterClockwise } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ProductTimes } from '#contract/session.ts'
import { useWords } from '../../language/use-words.ts'
import { useCurrentArchive } from '../../session/archives.ts'
import { useProductTimes } from '../../session/user-info.ts'
import { productNameOf } from '../../terms/products.ts'
import classes from './chat-modes.module.css'

const modes = [
  { chat: 'bg', line: msg`决断一件事` },
  { chat: 'dt', line: msg`问八字学问` },
  { chat: 'fb', line: msg`看两人缘分` },
  { chat: 'ms', line: msg`问自己的命盘` },
] as const satisfies { chat: string; line: MessageDescriptor }[]

export type ChatMode = (typeof modes)[number]['chat']

/** The four ways to ask, a fifth that is not open yet, and the way to what was asked before. */
export function ChatModes() {
  const { t } = useLingui()
  const { _ } = useWords()
  const left = useTimesLeft()
  return (
    <>
      <nav aria-label={t`召唤方式`}>
        {modes.map(({ chat, line }) => (
          <Link key={chat} to="/chat/index" search={{ chat }} className={classes.row}>
            <span className={classes.name}>{productNameOf(_, chat)}</span>
            <span className={classes.line}>{_(line)}</span>
            <Left chat={chat} product={left(chat)} />
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
        {t`回忆`}
      </Link>
    </>
  )
}

/** A divination is counted by itself, talks with a character by rounds, as everywhere. */
function Left({ chat, product }: { chat: ChatMode; product: ProductTimes | undefined }) {
  const { t } = useLingui()
  if (product === undefined) return null
  const left = chat === 'bg' ? plural(product.times, { other: '余 # 次' }) : plural(product.times, { other: '余 # 轮' })
  return <span className={classes.left}>{product.unlimited ? t`不限次数` : left}</span>
}

/** What is left of a mode: bg and dt are the user's, the others an archive's (product spec §3). */
function useTimesLeft() {
  const products = useProductTimes()
  const archiveId = useCurrentArchive()?.archive_id
  return (chat: ChatMode) =>
    products.find(({ product_id, archive_id }) => product_id === chat && (archive_id === undefined || archive_id === archiveId))
}
