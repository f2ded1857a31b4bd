import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react'
import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { offsetText } from '../../../terms/zones.ts'
import { useZoneChoices, type ZoneChoice } from './use-zone-choices.ts'
import listClasses from './place-list.module.css'
import classes from './zone-field.module.css'

interface ZoneFieldProps {
  /** The id, or what was typed so far. */
  value: string
  onZone: (zone: string) => void
  onBlur: () => void
  error: ReactNode
  'data-field': string
}

function ZoneOption({ choice: { city, name, zone, offset } }: { choice: ZoneChoice }) {
  return (
    <>
      <span className={listClasses.name}>
        <b>{city}</b>
        <small>{name === zone ? zone.replaceAll('_', ' ') : name}</small>
      </span>
      <span className={listClasses.longitude}>{offsetText(offset)}</span>
    </>
  )
}

/** The zone whose clock was read: a city, a name or an id is typed, and one of the list chosen. */
export function ZoneField({ value, onZone, onBlur, ...field }: ZoneFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const { all, found } = useZoneChoices(typed ?? '')
  const isOpen = typed !== undefined && found.length > 0
  const row = Math.min(active, found.length - 1)
  const chosen = all.find(({ zone }) => zone === value)

  const choose = ({ zone }: ZoneChoice) => {
    setTyped(undefined)
    onZone(zone)
  }
  const move = (step: number) => {
    const next = (row + step + found.length) % found.length
    setActive(next)
    document.getElementById(`birth-zone-${next}`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: () => setTyped(undefined),
      Enter: () => choose(found[row]!),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className={classes.root}>
      <TextInput
        {...field}
        label={t`时区`}
        placeholder={t`输入城市或时区`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="birth-zones"
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `birth-zone-${row}` : undefined}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? (chosen ? `${chosen.city} · ${offsetText(chosen.offset)}` : value)}
        onFocus={(event) => {
          if (value === '') setTyped('')
          else event.currentTarget.select()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped(undefined)
          onBlur()
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setActive(0)
          setTyped(event.currentTarget.value)
          onZone(event.currentTarget.value)
        }}
      />
      {isOpen && (
        <ul id="birth-zones" role="listbox" aria-label={t`可选的时区`} className={classes.list}>
          {found.map((choice, index) => (
            <li
              key={choice.zone}
              id={`birth-zone-${index}`}
              role="option"
              aria-selected={index === row}
              className={`${listClasses.option} ${classes.option}`}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(choice)}
            >
              <ZoneOption choice={choice} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
