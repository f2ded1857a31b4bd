import { elementOfStem, type ElementCode, ganzhiOfText, type StemCode } from '#bazi/index.ts'
import { ElementBall } from '../../../art/element-ball.tsx'
import { PowerSun } from '../../../art/power-sun.tsx'
import { useHasVerticalText, useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { useOpenBook } from '../../../reader/open-book.tsx'
import { formatBookText } from '../../../reader/book-text.ts'
import { ELEMENT_LABELS } from '../../../terms/elements.ts'
import { stemTextOf } from '../../../terms/stems-branches.ts'
import classes from './card-header.module.css'
import type { CardWithNeighbours } from './opened-card.ts'

/** Maximum number of characters in a vertical column; a longer sentence is set horizontally. */
const COLUMN = 8
const RADIUS = 62

/**
 * Main sentence of a card beside the day master's ball, which is higher on later cards. On a locked card only this sentence shows, faded.
 */
export function CardHeader({ opened: { card, number, count } }: { opened: CardWithNeighbours }) {
  const { _, locale } = useMessages()
  const isUpright = useHasVerticalText()
  const { book, archive, level } = useOpenBook()
  const { stem, element } = parseDayMaster(book.ganzhi)
  const line = card.line && formatBookText(card.line.text[locale], level).text
  if (card.id === 'self') {
    const name = [stemTextOf(_, stem), _(ELEMENT_LABELS[element])]
    return (
      <>
        <div className={classes.root} data-upright={isUpright || undefined}>
          <p className={classes.master}>{name.join(writingSystems[locale].readsHan ? '' : ' ')}</p>
          <ElementBall element={element} radius={RADIUS} seed={archive.archive_id} className={classes.ball} />
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

interface DayMaster {
  readonly stem: StemCode
  readonly element: ElementCode
}

/** Returns the day master of a book from its pillars (`ganzhi`, space-separated). @throws if the day pillar is missing */
export function parseDayMaster(ganzhi: string): DayMaster {
  const day = ganzhiOfText(ganzhi.split(' ')[2] ?? '')
  if (!day) throw new Error(`no day pillar in “${ganzhi}”`)
  return { stem: day.stem, element: elementOfStem(day.stem) }
}
