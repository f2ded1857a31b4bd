import { useState, type ChangeEvent, type ReactNode, useEffect, useMemo } from 'react'
import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { offsetSecondsAt, zoneCities } from '#places/index.ts'
import { formatUtcOffset, formatZoneName } from '../../../terms/zones.ts'
import { useComboboxKeys } from '../../../ui/use-combobox-keys.ts'
import { useMessages } from '../../../language/use-messages.ts'
import listClasses from './place-list.module.css'
import classes from './zone-field.module.css'
import { usePlaceSearch } from './use-place-search.ts'

interface ZoneFieldProps {
  /** Zone id, or the text typed so far. */
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
      <span className={listClasses.longitude}>{formatUtcOffset(offset)}</span>
    </>
  )
}

/** Combo box for the time zone, searched by city, zone name or zone id. */
export function ZoneField({ value, onZone, onBlur, ...field }: ZoneFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const { all, found } = useZoneChoices(typed ?? '')
  const isOpen = typed !== undefined && found.length > 0
  const chosen = all.find(({ zone }) => zone === value)

  const choose = ({ zone }: ZoneChoice) => {
    setTyped(undefined)
    onZone(zone)
  }
  const { row, activeId, setActive, onKeyDown } = useComboboxKeys({
    idPrefix: 'birth-zone-',
    size: found.length,
    isOpen,
    onOpen: () => setTyped((text) => text ?? ''),
    onClose: () => setTyped(undefined),
    onChoose: (index) => choose(found[index]!),
  })
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
        aria-activedescendant={activeId}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? (chosen ? `${chosen.city} · ${formatUtcOffset(chosen.offset)}` : value)}
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

interface ZoneChoice {
  readonly zone: string
  readonly city: string
  readonly name: string
  /** Current offset in seconds east of UTC. */
  readonly offset: number
}

type ZoneCities = Awaited<ReturnType<typeof zoneCities>>

/** Returns all zones, and those whose name, id or any of whose cities matches the typed text. */
function useZoneChoices(typed: string) {
  const { locale } = useMessages()
  const [{ cities, now }, setLoaded] = useState<{ cities: ZoneCities; now: number }>({ cities: [], now: 0 })
  // Ignores a failure to load the table: a zone id can still be typed.
  useEffect(
    () =>
      void zoneCities().then(
        (found) => setLoaded({ cities: found, now: Date.now() }),
        () => undefined,
      ),
    [],
  )
  const all = useMemo(
    () =>
      cities
        .map(({ zone, city }): ZoneChoice => ({
          zone,
          city: city[locale],
          name: formatZoneName(locale, zone),
          offset: offsetSecondsAt(zone, now),
        }))
        .toSorted((a, b) => a.offset - b.offset || a.city.localeCompare(b.city, languageTags[locale])),
    [cities, now, locale],
  )
  const { places } = usePlaceSearch(typed)
  const found = useMemo(() => {
    const text = typed.trim().toLowerCase()
    if (text === '') return all
    const within = places.flatMap(({ zone }) => all.filter((choice) => choice.zone === zone))
    const named = all.filter(({ zone, city, name }) => [zone, city, name].some((word) => word.toLowerCase().includes(text)))
    return [...new Set([...named, ...within])]
  }, [all, places, typed])
  return { all, found }
}
