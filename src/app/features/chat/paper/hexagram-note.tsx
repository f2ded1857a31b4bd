import { useLingui } from '@lingui/react/macro'
import { hexagramOf } from '#readings/changes/cast/index.ts'
import { Hexagram } from '../../../art/hexagram.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { Han } from '../../../chart-table/han.tsx'
import { hexagramNameFormatters, LINE_PLACE_LABELS } from '../../../terms/hexagrams.ts'
import classes from './hexagram-note.module.css'

/** A hexagram drawn with its places named, the line that is spoken of red; `at` is `6` or, for its first line, `6.1`. */
export function HexagramNote({ at }: { at: string }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const [number, line] = at.split('.').map(Number)
  const hexagram = hexagramOf(number!)
  const lines = [...hexagram.bits].map((bit) => bit === '1')
  const moving = line ? [line - 1] : []
  return (
    <div className={classes.root}>
      <Hexagram lines={lines} moving={moving} width={112} label={hexagramNameFormatters[locale](hexagram)} />
      <ol className={classes.places} reversed>
        {lines
          .map((isWhole, place) => ({ isWhole, place }))
          .toReversed()
          .map(({ isWhole, place }) => (
            <li key={place} data-lit={moving.includes(place) || undefined}>
              {_(LINE_PLACE_LABELS[place]!)} · {isWhole ? t`阳` : t`阴`}
            </li>
          ))}
      </ol>
      <p className={classes.name}>
        <span>{hexagramNameFormatters[locale](hexagram)}</span>
        {!writingSystems[locale].readsHan && <Han>{hexagram.name[writingSystems[locale].hanLocale]}</Han>}
        <small>{t`第 ${hexagram.number} 卦`}</small>
      </p>
    </div>
  )
}
