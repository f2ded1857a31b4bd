import type { ClipboardEvent } from 'react'
import { Button, Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#contract/locale.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { areTimeFieldsNumeric, normalizeTime } from '../draft/birth-clock.ts'
import { CalendarFields, TimePrecisionPicker } from './date-choices.tsx'
import { FieldRow, FieldErrorText } from './field-row.tsx'
import { parsePastedBirth, parseYear } from '../draft/parse-typed-birth.ts'
import { NumberSegmentInput } from './segment.tsx'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './date-row.module.css'

type Three = readonly [string, string, string]

/** Text after each number, and placeholder letters for languages in which that text does not explain the numbers. */
const chinese = { marks: ['年', '月', '日'], letters: [' ', ' ', ' '] } as const

const NUMBER_MARKS: Readonly<Record<Locale, { readonly marks: Three; readonly letters: Three }>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: { marks: ['-', '-', ''], letters: ['YYYY', 'MM', 'DD'] },
}

/** Form row for date and clock time as separate number inputs; the hour can be set to unknown. */
export function DateRow({ form }: { form: BirthFormState }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { draft, solar, change, errorOf, touchFields } = form
  const isLunar = draft.calendar === 'lunar'
  const date = errorOf('date')
  const commonYear = String(parseYear(draft.year) ?? '')
  const time = errorOf('time')
  const [yearMark, monthMark, dayMark] = NUMBER_MARKS[locale].marks
  const [yearLetters, monthLetters, dayLetters] = NUMBER_MARKS[locale].letters
  const paste = (event: ClipboardEvent) => {
    const pasted = parsePastedBirth(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    change(pasted)
  }
  const leaveRow = () => {
    // Rewrites an unambiguous time in 24-hour form; leaves any other text as typed.
    if (!areTimeFieldsNumeric(draft)) change(normalizeTime(draft) ?? {})
    touchFields('date', ...(draft.hour || draft.minute ? (['time'] as const) : []))
  }
  const dateProps = { 'aria-invalid': !!date, 'aria-describedby': date && 'birth-date-error' }
  const timeProps = { 'aria-invalid': !!time, 'aria-describedby': time && 'birth-time-error', disabled: draft.hourUnknown }
  return (
    <FieldRow
      label={t`生日`}
      labelId="birth-date-label"
      isWrong={!!date || !!time}
      onLeave={leaveRow}
      below={
        <>
          <p className={classes.calendars} aria-hidden="true">
            <span>{isLunar ? t`农历日期` : t`公历日期`}</span>
            <span>{t`时间，24 小时制`}</span>
          </p>
          <FieldErrorText id="birth-date-error" broken={date} name={`${isLunar ? t`农历日期` : t`日期`} · `} />
          <div className={classes.eras}>
            {locale === 'zh_TW' && draft.month !== '' && /^\d{1,3}$/.test(draft.year) && (
              <Button variant="default" size="compact-sm" onClick={() => change({ year: `民國${draft.year}` })}>
                {t`是民国 ${draft.year} 年`}
              </Button>
            )}
            {form.broken.date?.rule === 'era' && (
              <Button variant="default" size="compact-sm" onClick={() => change({ year: commonYear })}>
                {t`是公元 ${commonYear} 年`}
              </Button>
            )}
          </div>
          {date?.rule === 'future' && (
            <Button variant="default" size="compact-sm" onClick={() => change({ yearMeant: solar.year })}>
              {t`就是 ${solar.year} 年`}
            </Button>
          )}
          <FieldErrorText id="birth-time-error" broken={time} name={`${t`时间`} · `} />
          <CalendarFields form={form} />
          <Checkbox
            className={classes.unknown}
            label={t`不知道时辰，按 12:00 记`}
            checked={draft.hourUnknown}
            onChange={(event) => change({ hourUnknown: event.currentTarget.checked })}
          />
          {!draft.hourUnknown && <TimePrecisionPicker form={form} />}
        </>
      }
    >
      <div className={classes.segments} data-segments role="group" aria-labelledby="birth-date-label" onPaste={paste}>
        <NumberSegmentInput
          label={t({ message: '年', context: 'field' })}
          size={4}
          value={draft.year}
          textKind="year"
          onValue={(year) => change({ year })}
          placeholder={yearLetters}
          data-field="date"
          {...dateProps}
        />
        <span aria-hidden="true">{yearMark}</span>
        <NumberSegmentInput
          label={t({ message: '月', context: 'field' })}
          size={2}
          firstUpTo={1}
          value={draft.month}
          onValue={(month) => change({ month })}
          placeholder={monthLetters}
          {...dateProps}
        />
        <span aria-hidden="true">{monthMark}</span>
        <NumberSegmentInput
          label={t({ message: '日', context: 'field' })}
          size={2}
          firstUpTo={3}
          value={draft.day}
          onValue={(day) => change({ day })}
          placeholder={dayLetters}
          {...dateProps}
        />
        <span aria-hidden="true">{dayMark}</span>
        <div className={classes.time} data-unknown={draft.hourUnknown}>
          <NumberSegmentInput
            label={t`时（24 小时制）`}
            size={2}
            firstUpTo={2}
            textKind="clock"
            value={draft.hourUnknown ? '12' : draft.hour}
            onValue={(hour) => change({ hour })}
            data-field="time"
            {...timeProps}
          />
          <span aria-hidden="true">:</span>
          <NumberSegmentInput
            label={t({ message: '分', context: 'field' })}
            size={2}
            firstUpTo={5}
            textKind="clock"
            value={draft.hourUnknown ? '00' : draft.minute}
            onValue={(minute) => change({ minute })}
            {...timeProps}
          />
        </div>
      </div>
    </FieldRow>
  )
}
