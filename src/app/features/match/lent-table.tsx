import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ELEMENTS } from '#bazi/index.ts'
import type { ElementEffect, MatchReading, Side } from '#readings/match/index.ts'
import { SIDES } from '#readings/match/index.ts'
import { ElementSymbol } from '../../art/element-symbol.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import classes from './lent-table.module.css'
import { useMatchContext } from './match-context.tsx'

const LENT_LABELS: Record<ElementEffect, MessageDescriptor> = {
  welcome: msg`正合用`,
  scarce: msg`想要，对方也少`,
  much: msg`已经够了`,
  plain: msg`平平`,
}

/** Table of the five elements: what each of the two charts needs from the other. */
export function ElementExchangeTable({ lent }: { lent: MatchReading['lent'] }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { names } = useMatchContext().two
  const headOf = (self: Side) => {
    const [from, to] = [names[self === 0 ? 1 : 0], names[self]]
    return t`${from}的，对${to}`
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t`五行`}</span>
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {headOf(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ELEMENTS.map((element, i) => (
          <tr key={element}>
            <th scope="row">
              <span className={`${classes.element} el-${element}`}>
                <ElementSymbol element={element} size={12} solid />
                {_(ELEMENT_LABELS[element])}
              </span>
            </th>
            {SIDES.map((side) => (
              <td key={side} data-lent={lent[side][i]}>
                {_(LENT_LABELS[lent[side][i]!])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
