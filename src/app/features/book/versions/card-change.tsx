import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { atLevel } from '#readings/reader/levels.ts'
import { useSettings } from '../../../appearance/use-settings.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CARD_LABELS, isCardId } from '../../../terms/book-cards.ts'
import type { CardChanges } from './changes.ts'
import classes from './versions.module.css'

/** What is another in one card: what came, what was put otherwise, what went; its title leads there. */
export function CardChange({ archiveId, changes: { id, added, gone, reworded } }: { archiveId: string; changes: CardChanges }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { readerLevel } = useSettings()
  const read = (text: string) => atLevel(text, readerLevel)
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>
        <Link to="/archive/index" search={{ archiveId, card: id }}>
          {isCardId(id) ? _(CARD_LABELS[id]) : id}
        </Link>
      </h2>
      <ul className={classes.list}>
        {added.map((one) => (
          <Change key={one.id} name={t({ message: '添', context: 'change' })} text={read(one.text)} />
        ))}
        {reworded.map((one) => (
          <Change key={one.id} name={t({ message: '改', context: 'change' })} text={read(one.after)} before={read(one.before)} />
        ))}
        {gone.map((one) => (
          <Change key={one.id} name={t({ message: '去', context: 'change' })} before={read(one.text)} />
        ))}
      </ul>
    </section>
  )
}

function Change({ name, text, before }: { name: string; text?: string; before?: string }) {
  return (
    <li className={classes.change}>
      <span className={classes.kind}>{name}</span>
      <div>
        {before && (
          <p className={classes.before}>
            <del>{before}</del>
          </p>
        )}
        {text && <p className={classes.text}>{text}</p>}
      </div>
    </li>
  )
}
