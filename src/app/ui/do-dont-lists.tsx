import type { CSSProperties, ReactNode } from 'react'
import classes from './do-dont-lists.module.css'

/** One of the two lists, 宜 (do) or 忌 (don't). */
export interface DoDontHalf {
  readonly kind: 'do' | 'dont'
  /** 宜 or 忌 as text, for screen readers. */
  readonly name: string
  /** The name as displayed. */
  readonly title: ReactNode
  /** List items; set vertically where titles are set vertically. */
  readonly items: readonly { readonly key: string; readonly text: ReactNode }[]
  /** Shown before the items, unless the list is empty. */
  readonly first?: ReactNode
  /** Shown instead of an empty list. */
  readonly empty: string
}

/** The lists 宜 and 忌 side by side, or stacked if they do not fit. `note`: a line below both lists. */
export function DoDontLists({ halves, note }: { halves: readonly DoDontHalf[]; note?: ReactNode }) {
  return (
    <div className={classes.root}>
      <div className={classes.halves}>
        {halves.map((half) => (
          <Half key={half.kind} {...half} />
        ))}
      </div>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}

/** Largest number of items that form one row of columns; with more items the columns wrap into several rows. */
const FEW = 6

function Half({ kind, name, title, items, first, empty }: DoDontHalf) {
  const count = items.length > 0 && first ? items.length + 1 : items.length
  return (
    <section className={classes.half} data-kind={kind} aria-label={name} style={{ '--columns': count } as CSSProperties}>
      <h2 className={classes.title}>{title}</h2>
      {items.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.items} data-long={count > FEW || undefined}>
          {first && <li>{first}</li>}
          {items.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
