import { Ball } from '../../../art/ball.tsx'
import { PowerSun } from '../../../art/power-sun.tsx'
import { useVerticalText, useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { formatBookText } from '../../../reader/format-book-text.ts'
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
  const isUpright = useVerticalText()
  const { book, archive, level } = useOpenBook()
  const { stem, element } = dayMasterOf(book.ganzhi)
  const line = card.line && formatBookText(card.line.text[locale], level).text
  if (card.id === 'self') {
    const name = [stemTextOf(_, stem), _(ELEMENT_LABELS[element])]
    return (
      <>
        <div className={classes.root} data-upright={isUpright || undefined}>
          <p className={classes.master}>{name.join(writingSystems[locale].readsHan ? '' : ' ')}</p>
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
