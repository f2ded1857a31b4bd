import { useLingui } from '@lingui/react/macro'
import type { HourField, HourRow, HoursOfDay } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { Han } from '../../plate/han.tsx'
import { clockWordsOf } from '../../terms/clock.ts'
import { listTextOf } from '../../terms/list.ts'
import classes from './hour-finder.module.css'
import { useHourMessages } from './use-hour-messages.ts'

/** In the order in which they weigh. */
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

/** What stays the same whatever the hour, in a line; what changes, in a table of a row for each hour. */
export function HoursCompared({ day: { hours, differs } }: { day: HoursOfDay }) {
  const { t } = useLingui()
  const { locale, ...words } = useMessages()
  const { name, value } = useHourMessages()
  const { span } = clockWordsOf({ locale, ...words })
  const same = FIELDS.filter((field) => !differs.includes(field))
  const shown = FIELDS.filter((field) => differs.includes(field))
  const facts = listTextOf(
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
                <th scope="row">{span(row.from, endOf(hours, at))}</th>
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

/** Where the next hour begins; after the last it is midnight again. */
export function endOf(hours: readonly Pick<HourRow, 'from'>[], at: number): string {
  return (hours[at + 1] ?? hours[0]!).from
}
