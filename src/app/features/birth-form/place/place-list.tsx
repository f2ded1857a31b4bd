import { Plural, useLingui } from '@lingui/react/macro'
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck'
import { useMessages } from '../../../language/use-messages.ts'
import { formatPlaceName, formatLongitude } from './place-labels.ts'
import type { PlaceListState } from './use-place-list.ts'
import type { FoundPlace } from './use-place-search.ts'
import classes from './place-list.module.css'

/** Highlights the typed part of a name. */
function HighlightedMatch({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase())
  if (typed === '' || at < 0) return text
  const end = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

function PlaceOption({ place, typed }: { place: FoundPlace; typed: string }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const [name, admin] = [place.name[locale], place.admin[locale]]
  const today = formatPlaceName(locale, name, admin)
  return (
    <>
      <span className={classes.name}>
        <b>
          <HighlightedMatch text={place.former?.[locale] ?? name} typed={typed} />
        </b>
        {place.former ? <small>{t`今属${today}`}</small> : !name.startsWith(admin) && <small>{admin}</small>}
      </span>
      <span className={classes.country}>{place.country[locale]}</span>
      <span className={classes.longitude}>{formatLongitude(place.lng)}</span>
    </>
  )
}

/** List box of places. The focus stays in the search field, which refers to the active row. */
export function PlaceList({ list, onWrite }: { list: PlaceListState; onWrite: () => void }) {
  const { t } = useLingui()
  const { places, query, hasFailed } = list.search
  return (
    <div className={classes.root}>
      <ul id="birth-places" role="listbox" aria-label={t`地点`}>
        {places.map((place, index) => (
          <li
            key={place.id}
            id={`birth-place-${index}`}
            role="option"
            aria-selected={index === list.row}
            className={classes.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => list.hover(index)}
            onClick={() => list.choose(place)}
          >
            <PlaceOption place={place} typed={query} />
          </li>
        ))}
      </ul>
      <p className={places.length > 0 ? 'visually-hidden' : classes.none} role="status">
        {hasFailed ? (
          t`地名表没能载入，联网后再试，或填写经纬度。`
        ) : places.length === 0 ? (
          t`没有找到这个地方。`
        ) : (
          <Plural value={places.length} other="# 个地点" />
        )}
      </p>
      <div className={classes.foot}>
        {places.length > 0 && (
          <span>
            <CloudCheck size={16} /> {t`在本机搜索，离线也可用`}
          </span>
        )}
        <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={onWrite}>
          {t`填写经纬度`}
        </button>
      </div>
    </div>
  )
}
