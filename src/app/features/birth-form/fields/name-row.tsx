import { useLingui } from '@lingui/react/macro'
import { FieldRow, FieldErrorText } from './field-row.tsx'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import rowClasses from './field-row.module.css'
import classes from './name-row.module.css'

export function NameRow({ form }: { form: BirthFormState }) {
  const { t } = useLingui()
  const { draft, change, errorOf, touchFields } = form
  const name = errorOf('name')
  const gender = errorOf('gender')
  const genders = [
    { value: '1', short: t({ message: '男', context: 'short' }), long: t`男` },
    { value: '0', short: t({ message: '女', context: 'short' }), long: t`女` },
  ] as const
  return (
    <FieldRow
      label={t`称呼`}
      htmlFor="birth-name"
      isWrong={!!name || !!gender}
      below={
        <div className={classes.errors}>
          <FieldErrorText id="birth-name-error" broken={name} />
          <div className={classes.gendersError}>
            <FieldErrorText id="birth-gender-error" broken={gender} name={`${t`性别`} · `} />
          </div>
        </div>
      }
    >
      <input
        id="birth-name"
        data-field="name"
        className={rowClasses.text}
        value={draft.name}
        autoComplete="off"
        aria-invalid={!!name}
        aria-describedby={name && 'birth-name-error'}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={() => touchFields('name')}
      />
      <fieldset className={classes.genders} aria-describedby={gender && 'birth-gender-error'}>
        <legend className="visually-hidden">{t`性别`}</legend>
        {genders.map(({ value, short, long }) => (
          <label key={value} className={classes.gender}>
            <input
              type="radio"
              name="gender"
              data-field="gender"
              value={value}
              checked={draft.gender === value}
              aria-label={long}
              onChange={() => change({ gender: value })}
            />
            <span aria-hidden="true">{short}</span>
          </label>
        ))}
      </fieldset>
    </FieldRow>
  )
}
