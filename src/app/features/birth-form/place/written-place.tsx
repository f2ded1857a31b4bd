import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import type { ManualPlaceText } from '../draft/birth-draft.ts'
import type { BirthFieldName } from '../draft/birth-check.ts'
import { PlaceFacts } from './place-facts.tsx'
import { ZoneField } from './zone-field.tsx'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './place-row.module.css'

const fields = { name: 'writtenName', lat: 'writtenLat', lng: 'writtenLng', zone: 'writtenZone' } as const satisfies Record<
  keyof ManualPlaceText,
  BirthFieldName
>

/** Fields for a place entered by hand: name, coordinates and time zone. */
export function ManualPlaceFields({ form }: { form: BirthFormState }) {
  const { t } = useLingui()
  const messages = useErrorMessages()
  const { draft, change, errorOf, touchFields } = form
  const inputProps = (part: keyof ManualPlaceText) => {
    const broken = errorOf(fields[part])
    return {
      value: draft.written[part],
      'data-field': fields[part],
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ written: { ...draft.written, [part]: event.currentTarget.value } }),
      onBlur: () => draft.written[part] !== '' && touchFields(fields[part]),
      error: broken && messages.ofField(broken),
    }
  }
  return (
    <div>
      <div className={classes.writtenHead}>
        <span>{t`出生地`}</span>
        <button type="button" className={classes.quiet} onClick={() => change({ isWritten: false })}>{t`改为搜索`}</button>
      </div>
      <div className={classes.written} role="group" aria-label={t`出生地`}>
        <TextInput label={t`地名`} {...inputProps('name')} />
        <TextInput label={t`纬度，北正南负`} placeholder={t`例 ${39.47}`} {...inputProps('lat')} />
        <TextInput label={t`经度，东正西负`} placeholder={t`例 ${75.99}`} {...inputProps('lng')} />
        <ZoneField {...inputProps('zone')} onZone={(zone) => change({ written: { ...draft.written, zone } })} />
      </div>
      <PlaceFacts form={form} />
    </div>
  )
}
