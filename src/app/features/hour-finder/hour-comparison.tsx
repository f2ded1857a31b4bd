import { useLingui } from '@lingui/react/macro'
import type { HourField, HourRow, HoursOfDay } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { HanText } from '../../chart-table/character.tsx'
import { createClockFormatter } from '../../terms/clock.ts'
import { formatList } from '../../terms/list.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import { formatChartPattern } from '../../terms/patterns.ts'
import { PILLAR_HEAD_LABELS } from '../../terms/pillar-places.ts'
import { STRENGTH_LABELS } from '../../terms/strengths.ts'
import { TEN_GOD_LABELS } from '../../terms/ten-gods.ts'
import classes from './hour-finder.module.css'

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
  const { name, value } = useHourFieldFormatters()
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
                  <td key={field}>{HAN.includes(field) ? <HanText>{value(field, row)}</HanText> : value(field, row)}</td>
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

/** Returns functions for the name of a compared field and its value at an hour. */
function useHourFieldFormatters() {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const names: Readonly<Record<HourField, string>> = {
    year: _(PILLAR_HEAD_LABELS.year),
    month: _(PILLAR_HEAD_LABELS.month),
    day: _(PILLAR_HEAD_LABELS.day),
    hour: _(PILLAR_HEAD_LABELS.hour),
    hourGod: t`时干十神`,
    lifePalace: t`命宫`,
    strength: t`身强弱`,
    pattern: t`格局`,
    useful: _(FAVOUR_ROLE_LABELS.useful),
    joyful: _(FAVOUR_ROLE_LABELS.joyful),
    adverse: _(FAVOUR_ROLE_LABELS.adverse),
    luckStart: t`起运`,
  }
  function value(field: HourField, row: HourRow): string {
    switch (field) {
      case 'hourGod':
        return _(TEN_GOD_LABELS[row.hourGod])
      case 'strength':
        return STRENGTH_LABELS[locale][row.strength]
      case 'pattern':
        return formatChartPattern(messages, row.pattern)
      case 'useful':
      case 'joyful':
      case 'adverse':
        return _(ELEMENT_LABELS[row[field]])
      default:
        return row[field]
    }
  }
  return { name: (field: HourField) => names[field], value }
}
