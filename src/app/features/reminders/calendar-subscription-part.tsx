import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getCalendarUrlPath, createCalendarUrl, revokeCalendarUrl, fetchCalendarState } from '#device/reminders/calendar.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId, useSession } from '../../session/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { showToast } from '../../ui/toast.ts'
import { createUserQuery } from '../../session/user-query.ts'
import classes from './reminders.module.css'

/** Calendar subscription, the alternative to push. Its URL is shown only on the device that created it. */
export function CalendarSubscriptionPart() {
  const { t } = useLingui()
  const userId = useUserId()
  const isOnline = useIsOnline()
  const confirm = useConfirm()
  const [isBusy, setIsBusy] = useState(false)
  const { data, refetch } = useCalendarState()
  const path = useLive(getCalendarUrlPath, userId)
  const isMade = data !== undefined && data.made_at !== null
  const address = isMade && path ? new URL(path, location.origin).href : null

  async function runAction(action: (userId: string) => Promise<void>) {
    setIsBusy(true)
    await action(userId).catch(() => showToast(t`没有办成，联网后再试`))
    await refetch()
    setIsBusy(false)
  }
  async function revoke() {
    const consequence = t`订阅了它的日历不再更新。`
    if (await confirm({ title: t`停用这个日历地址？`, consequence, action: t`停用` })) await runAction(revokeCalendarUrl)
  }
  async function copy(text: string) {
    await navigator.clipboard.writeText(text).then(
      () => showToast(t`复制成功`),
      () => showToast(t`复制失败`),
    )
  }

  return (
    <section className={classes.part}>
      <SectionTitle>{t`日历订阅`}</SectionTitle>
      <p
        className={classes.note}
      >{t`把往后六十天放进你常用的日历，收不到提醒的手机也看得到。每天的一句有三十天，会员有六十天。里面没有姓名和生日，有地址的人都能看。`}</p>
      {address && <output className={classes.address}>{address}</output>}
      {isMade && !address && <p className={classes.note}>{t`已有一个地址，是在别处生成的。要在本机用，就换一个。`}</p>}
      <div className={classes.actions}>
        {address && <Button onClick={() => void copy(address)}>{t`复制地址`}</Button>}
        <Button
          variant={address ? 'default' : 'filled'}
          disabled={!isOnline || isBusy || data === undefined}
          onClick={() => void runAction(createCalendarUrl)}
        >
          {isMade ? t`换一个地址` : t`生成地址`}
        </Button>
        {isMade && (
          <Button variant="default" disabled={!isOnline || isBusy} onClick={() => void revoke()}>
            {t`停用`}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Query of the calendar subscription on the server. */
export const useCalendarState = () => useQuery(createUserQuery('calendar', useSession(), fetchCalendarState))
