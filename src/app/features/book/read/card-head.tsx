import { Ball } from '../../../art/ball.tsx'
import { PowerSun } from '../../../art/power-sun.tsx'
import { useIsUpright, useMessages } from '../../../language/use-messages.ts'
import { writings } from '../../../language/writing.ts'
import { useReading } from '../../../reader/reading.tsx'
import { shownOf } from '../../../reader/shown-text.ts'
import { ELEMENT_LABELS } from '../../../terms/elements.ts'
import { stemTextOf } from '../../../terms/stem-text.ts'
import classes from './card-head.module.css'
import { dayMasterOf } from './day-master.ts'
import type { Opened } from './turn.ts'

/** A column holds so many characters; a longer sentence lies in lines. */
const COLUMN = 8
const RADIUS = 62

/**
 * The line of a card, set large, by the ball of the day master: it rises as the book goes on, and is whole where the day master is the
 * subject. Of a sealed card it is all that may be read: it stands under the ball and fades towards the seal.
 */
export function CardHead({ opened: { card, number, count } }: { opened: Opened }) {
  const { _, locale } = useMessages()
  const isUpright = useIsUpright()
  const { book, archive, level } = useReading()
  const { stem, element } = dayMasterOf(book.ganzhi)
  const line = card.line && shownOf(card.line.text[locale], level).text
  if (card.id === 'self') {
    const name = [stemTextOf(_, stem), _(ELEMENT_LABELS[element])]
    return (
      <>
        <div className={classes.root} data-upright={isUpright || undefined}>
          <p className={classes.master}>{name.join(writings[locale].readsHan ? '' : ' ')}</p>
          <Ball element={element} radius={RADIUS} seed={archive.archive_id} className={classes.ball} />
        </div>
        {line && <p className={classes.beneath}>{line}</p>}
      </>
    )
  }
  const isFading = card.waiting > 0
  const isColumn = !isFading && isUpright && line !== null && [...line].length <= COLUMN
  return (
    <div className={classes.root} data-upright={isColumn || undefined} data-fading={isFading || undefined}>
      {line && <p className={isColumn ? classes.column : classes.line}>{line}</p>}
      <PowerSun element={element} radius={RADIUS * 0.75} value={(100 * number) / count} seed={archive.archive_id} className={classes.sun} />
    </div>
  )
}
