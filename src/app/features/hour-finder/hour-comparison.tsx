import { useLingui } from '@lingui/react/macro'
import type { HourField, HourRow, HoursOfDay } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { Han } from '../../chart-table/han.tsx'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatList } from '../../terms/list.ts'
import classes from './hour-finder.module.css'
import { useHourMessages } from './use-hour-messages.ts'

/** Compared fields, most important first. */
const FIELDS: readonly HourField[] = [
  'year',
  'month',
  'day',
  'hour',
  'hourGod',
  'lifePalace',
  'strength',
  'pattern',
  'useful',
  'joyful',
  'adverse',
  'luckStart',
]
const HAN: readonly HourField[] = ['year', 'month', 'day', 'hour', 'lifePalace']

/** Lists the chart fields that are the same at every hour in one line, and those that differ in a table. */
export function HourComparison({ day: { hours, differs } }: { day: HoursOfDay }) {
  const { t } = useLingui()
  const { locale, ...words } = useMessages()
  const { name, value } = useHourMessages()
  const { span } = createClockFormatter({ locale, ...words })
  const same = FIELDS.filter((field) => !differs.includes(field))
  const shown = FIELDS.filter((field) => differs.includes(field))
  const facts = formatList(
    locale,
    same.map((field) => `${name(field)} ${value(field, hours[0]!)}`),
  )
  return (
    <>
      {same.length > 0 && <p className={classes.same}>{t`不论哪个时辰：${facts}。`}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keys */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t`十二张盘`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t`生在`}</th>
              {shown.map((field) => (
                <th key={field} scope="col">
                  {name(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((row, at) => (
              <tr key={row.from}>
                <th scope="row">{span(row.from, getHourEnd(hours, at))}</th>
                {shown.map((field) => (
                  <td key={field}>{HAN.includes(field) ? <Han>{value(field, row)}</Han> : value(field, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Returns the end of the hour at `at`: the start of the next hour; for the last hour, the start of the first (midnight). */
export function getHourEnd(hours: readonly Pick<HourRow, 'from'>[], at: number): string {
  return (hours[at + 1] ?? hours[0]!).from
}
