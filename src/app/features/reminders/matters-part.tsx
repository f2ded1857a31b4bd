import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSettings } from '../../appearance/use-settings.ts'
import { Row } from '../../ui/row.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import classes from './reminders.module.css'
import { SwitchRow } from '../../ui/switch-row.tsx'

/** Minute of the day as a time field writes it. */
const clockOf = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The minute of the day; null for a field that was emptied. */
function minuteOf(clock: string): number | null {
  const [hour, minute] = clock.split(':').map(Number)
  return hour === undefined || minute === undefined ? null : hour * 60 + minute
}

/** When, and what of: it follows the person to every device. */
export function MattersPart() {
  const { t } = useLingui()
  const id = useId()
  const { remindAt, remindDaily, remindTerms, remindTurns, remindMembership } = useSettings()
  const change = useChangeSettings()
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
            value={clockOf(remindAt)}
            onChange={({ currentTarget }) => {
              const minute = minuteOf(currentTarget.value)
              if (minute !== null) void change({ remindAt: minute })
            }}
          />
        }
      >
        {t`时间`}
      </Row>
      <SwitchRow checked={remindDaily} onChange={(on) => void change({ remindDaily: on })}>{t`每天的一句`}</SwitchRow>
      <SwitchRow checked={remindTerms} onChange={(on) => void change({ remindTerms: on })}>{t`节气`}</SwitchRow>
      <SwitchRow checked={remindTurns} onChange={(on) => void change({ remindTurns: on })}>{t`新的月、年与大运`}</SwitchRow>
      <SwitchRow checked={remindMembership} onChange={(on) => void change({ remindMembership: on })}>{t`会员到期`}</SwitchRow>
      <p className={classes.note}>{t`说的是列表里第一份档案的一天，一天最多一条。`}</p>
    </section>
  )
}
