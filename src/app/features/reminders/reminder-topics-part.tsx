import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSettings } from '../../appearance/use-settings.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useCalendarState } from './calendar-subscription-part.tsx'
import classes from './reminders.module.css'

/** Formats a minute of the day as `HH:mm`. */
const formatMinuteOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Parses `HH:mm` to the minute of the day; null for an empty field. */
function parseMinuteOfDay(clock: string): number | null {
  const [hour, minute] = clock.split(':').map(Number)
  return hour === undefined || minute === undefined ? null : hour * 60 + minute
}

/**
 * Time and topics of reminders, synced across devices.
 * Disabled, with a reason, where notifications are blocked and no calendar is subscribed.
 */
export function ReminderTopicsPart({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const { remindAt, remindDaily, remindTerms, remindTurns, remindMembership } = useSettings()
  const change = useChangeSettings()
  const { data: calendar } = useCalendarState()
  const isIdle = isBlocked && !calendar?.made_at
  const topics = [
    ['remindDaily', remindDaily, t`每天的一句`],
    ['remindTerms', remindTerms, t`节气`],
    ['remindTurns', remindTurns, t`新的月、年与大运`],
    ['remindMembership', remindMembership, t`会员到期`],
  ] as const
  return (
    <section className={classes.part}>
      <SectionTitle>{t`提醒什么`}</SectionTitle>
      <Row
        detail={t`按所在地的钟`}
        end={
          <input
            id={id}
            type="time"
            aria-label={t`时间`}
            className={classes.time}
            value={formatMinuteOfDay(remindAt)}
            onChange={({ currentTarget }) => {
              const minute = parseMinuteOfDay(currentTarget.value)
              if (minute !== null) void change({ remindAt: minute })
            }}
          />
        }
      >
        {t`时间`}
      </Row>
      {topics.map(([name, isWanted, text]) => (
        <SwitchRow key={name} checked={isWanted && !isIdle} disabled={isIdle} onChange={(on) => void change({ [name]: on })}>
          {text}
        </SwitchRow>
      ))}
      {isIdle && <p className={classes.note}>{t`浏览器不让命书发通知，在本机都停着。你选过的还在，别的设备和日历照旧。`}</p>}
      <p className={classes.note}>{t`说的是列表里第一份档案的一天，一天最多一条。`}</p>
    </section>
  )
}
