import { millisecondsInDay } from 'date-fns/constants'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fetchMembership } from '#device/account/closing.ts'
import { useArchives } from '../../session/archives.ts'
import { freshFor } from '../../session/query-client.ts'
import { useSession } from '../../session/session.ts'
import { useProductTimes } from '../../session/user-info.ts'
import { userQuery } from '../../session/user-query.ts'
import classes from './closing.module.css'

/** What goes with the account, by number; what there is none of is not named. */
export function WhatGoes() {
  const { t } = useLingui()
  const archives = useArchives() ?? []
  const books = archives.filter(({ is_lock }) => !is_lock).length
  const questions = useProductTimes()
    .filter(({ product_id }) => product_id === 'fatebook_agent')
    .reduce((sum, { times }) => sum + times, 0)
  const { data: membership } = useQuery({ ...userQuery('membership', useSession(), fetchMembership), staleTime: freshFor(0) })
  const until = membership?.year_until ?? membership?.month_until
  const days = membership && until ? Math.ceil((until - membership.at) / millisecondsInDay) : 0
  const rows = [
    { key: 'archives', count: archives.length, words: plural(archives.length, { other: '份档案' }) },
    {
      key: 'books',
      count: books,
      words: questions > 0 ? t`${plural(books, { other: '卷命书' })}，余 ${questions} 问` : plural(books, { other: '卷命书' }),
    },
    {
      key: 'days',
      count: days,
      words: membership?.year_until ? plural(days, { other: '天年度会员' }) : plural(days, { other: '天月度会员' }),
    },
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
