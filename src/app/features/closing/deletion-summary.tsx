import { millisecondsInDay } from 'date-fns/constants'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { annualYearOf } from '#contract/product.ts'
import { countNotesAndHighlights } from '#device/books/marks.ts'
import { useLive } from '../../live/use-live.ts'
import { useArchives } from '../../session/archives.ts'
import { useConversations } from '../../session/chats.ts'
import { useMembershipEnd } from '../../session/membership.ts'
import { useUserId } from '../../session/session.ts'
import { useProductTimes } from '../../session/user-info.ts'
import classes from './closing.module.css'

const countMarks = async (userId: string) => (userId ? await countNotesAndHighlights(userId) : 0)

/** Products left out of the count of other uses: questions have their own count, images are only mentioned in the text. */
const COUNTED_SEPARATELY: ReadonlySet<string> = new Set(['fatebook_agent', 'image_pack'])

/** Lists what is deleted with the account, as counts; omits counts that are zero or unknown. */
export function DeletionSummary() {
  const { t } = useLingui()
  const archives = useArchives() ?? []
  const books = archives.filter(({ is_lock }) => !is_lock).length
  const reports = archives.flatMap((archive) => archive.books).filter((id) => annualYearOf(id) !== undefined).length
  const times = useProductTimes()
  const sumOf = (counted: typeof times) => counted.reduce((sum, one) => sum + one.times, 0)
  const questions = sumOf(times.filter(({ product_id }) => product_id === 'fatebook_agent'))
  const rounds = sumOf(times.filter(({ product_id }) => !COUNTED_SEPARATELY.has(product_id)))
  const conversations = useConversations('')?.length ?? 0
  const marks = useLive(countMarks, useUserId()) ?? 0
  const membership = useMembershipEnd()
  const days = membership ? Math.ceil((membership.until - membership.now) / millisecondsInDay) : 0
  const rows = [
    { key: 'archives', count: archives.length, label: plural(archives.length, { other: '份档案' }) },
    {
      key: 'books',
      count: books,
      label: questions > 0 ? t`${plural(books, { other: '卷命书' })}，余 ${questions} 问` : plural(books, { other: '卷命书' }),
    },
    { key: 'reports', count: reports, label: plural(reports, { other: '份年度报告' }) },
    {
      key: 'days',
      count: days,
      label: membership?.level === 'year' ? plural(days, { other: '天年度会员' }) : plural(days, { other: '天月度会员' }),
    },
    { key: 'rounds', count: rounds, label: plural(rounds, { other: '次没用的召唤' }) },
    { key: 'conversations', count: conversations, label: plural(conversations, { other: '段对话' }) },
    { key: 'marks', count: marks, label: plural(marks, { other: '条笔记与标亮' }) },
  ]
  return (
    <ul className={classes.goes}>
      {rows
        .filter(({ count }) => count > 0)
        .map(({ key, count, label }) => (
          <li key={key}>
            <span className={classes.count}>{count}</span>
            <span>{label}</span>
          </li>
        ))}
    </ul>
  )
}
