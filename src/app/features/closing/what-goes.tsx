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

const marksOf = async (userId: string) => (userId ? await countNotesAndHighlights(userId) : 0)

/** Of these it is told by themselves: the questions with the books, the pictures below. */
const TOLD_APART: ReadonlySet<string> = new Set(['fatebook_agent', 'image_pack'])

/** What goes with the account, by number; what there is none of, or not known, is not named. */
export function WhatGoes() {
  const { t } = useLingui()
  const archives = useArchives() ?? []
  const books = archives.filter(({ is_lock }) => !is_lock).length
  const reports = archives.flatMap((archive) => archive.books).filter((id) => annualYearOf(id) !== undefined).length
  const times = useProductTimes()
  const sumOf = (counted: typeof times) => counted.reduce((sum, one) => sum + one.times, 0)
  const questions = sumOf(times.filter(({ product_id }) => product_id === 'fatebook_agent'))
  const rounds = sumOf(times.filter(({ product_id }) => !TOLD_APART.has(product_id)))
  const conversations = useConversations('')?.length ?? 0
  const marks = useLive(marksOf, useUserId()) ?? 0
  const membership = useMembershipEnd()
  const days = membership ? Math.ceil((membership.until - membership.now) / millisecondsInDay) : 0
  const rows = [
    { key: 'archives', count: archives.length, words: plural(archives.length, { other: '份档案' }) },
    {
      key: 'books',
      count: books,
      words: questions > 0 ? t`${plural(books, { other: '卷命书' })}，余 ${questions} 问` : plural(books, { other: '卷命书' }),
    },
    { key: 'reports', count: reports, words: plural(reports, { other: '份年度报告' }) },
    {
      key: 'days',
      count: days,
      words: membership?.level === 'year' ? plural(days, { other: '天年度会员' }) : plural(days, { other: '天月度会员' }),
    },
    { key: 'rounds', count: rounds, words: plural(rounds, { other: '次没用的召唤' }) },
    { key: 'conversations', count: conversations, words: plural(conversations, { other: '段对话' }) },
    { key: 'marks', count: marks, words: plural(marks, { other: '条笔记与标亮' }) },
  ]
  return (
    <ul className={classes.goes}>
      {rows
        .filter(({ count }) => count > 0)
        .map(({ key, count, words }) => (
          <li key={key}>
            <span className={classes.count}>{count}</span>
            <span>{words}</span>
          </li>
        ))}
    </ul>
  )
}
