import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useMessages } from '../../../language/use-messages.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FieldRow, FieldErrorText } from '../fields/field-row.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceList } from './place-list.tsx'
import { toChosenPlace } from './place-labels.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import { usePlaceList } from './use-place-list.ts'
import rowClasses from '../fields/field-row.module.css'
import classes from './place-row.module.css'

/** Form row of the birthplace: searched on the device, or entered by coordinates. */
export function PlaceRow({ form }: { form: BirthFormState }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { draft, change, choosePlace, errorOf, touchFields } = form
  const broken = errorOf('place')
  const field = useRef<HTMLInputElement>(null)
  const list = usePlaceList({
    text: draft.placeText,
    isChosen: draft.place !== null,
    onText: (placeText) => change({ placeText, place: null }),
    onChoose: (found) => {
      const place = toChosenPlace(found)
      choosePlace({ place, placeText: place.name[locale] })
    },
  })
  return (
    <FieldRow
      label={t`出生地`}
      htmlFor="birth-place"
      isWrong={!!broken}
      onLeave={() => {
        list.close()
        if (draft.placeText !== '') touchFields('place')
      }}
      below={
        <>
          {broken && draft.placeText !== '' ? (
            <p id="birth-place-error" className={rowClasses.error}>{t`请从列表里选一处`}</p>
          ) : (
            <FieldErrorText id="birth-place-error" broken={broken} />
          )}
          {list.isOpen ? (
            <PlaceList list={list} onWrite={() => change({ isWritten: true, placeText: '', place: null })} />
          ) : (
            <PlaceFacts form={form} onWrite={() => change({ isWritten: true, placeText: '', place: null })} />
          )}
        </>
      }
    >
      <input
        ref={field}
        id="birth-place"
        data-field="place"
        className={rowClasses.text}
        role="combobox"
        aria-expanded={list.isOpen}
        aria-controls="birth-places"
        aria-autocomplete="list"
        aria-activedescendant={list.activeId}
        aria-invalid={!!broken}
        aria-describedby={broken && 'birth-place-error'}
        autoComplete="off"
        spellCheck={false}
        placeholder={t`城市、区县，可用拼音`}
        value={draft.placeText}
        {...list.inputProps}
      />
      {draft.placeText !== '' && (
        <span className={classes.clear}>
          <IconButton
            label={t`清空`}
            onClick={() => {
              change({ placeText: '', place: null })
              field.current?.focus()
            }}
          >
            <X size={18} weight="regular" />
          </IconButton>
        </span>
      )}
    </FieldRow>
  )
}
