import { useMemo, type ReactNode } from 'react'
import { getAriaProps, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { drawFiveElementCycle, computeBallPositions, type FiveElementCycleInput } from '#art/drawings/five-flow.ts'
import type { Element } from '#art/drawings/element.ts'

interface Props extends DrawingProps, Omit<FiveElementCycleInput, 'prefix'> {
  /** SVG content of the label beside each element's ball. */
  marks: Readonly<Record<Element, ReactNode>>
}

/** Position of each element's label, clear of the arcs: direction from its ball, and text anchor. */
const MARKS: Readonly<Record<Element, { readonly across: number; readonly down: number; readonly anchor: 'start' | 'middle' | 'end' }>> = {
  fire: { across: 1, down: 0, anchor: 'start' },
  earth: { across: 0, down: -1, anchor: 'start' },
  metal: { across: 0, down: 1, anchor: 'middle' },
  water: { across: 0, down: 1, anchor: 'middle' },
  wood: { across: 0, down: -1, anchor: 'end' },
}
const GAP = 9
const CAPITALS = 13

/** Diagram of a chart's five elements and the flow between them. */
export function FiveElementFlow({ size, shares, self, blocked, marks, label, className }: Props) {
  const prefix = useIdPrefix()
  const markup = useMemo(() => drawFiveElementCycle({ size, shares, self, blocked, prefix }), [size, shares, self, blocked, prefix])
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} className={className} {...getAriaProps(label)}>
      <g dangerouslySetInnerHTML={{ __html: markup }} />
      {computeBallPositions({ size, shares }).map(({ element, x, y, radius }) => {
        const { across, down, anchor } = MARKS[element]
        const left = x + across * (radius + GAP)
        const top = y + down * (radius + GAP) + (down > 0 ? CAPITALS : 0)
        return (
          <g key={element} transform={`translate(${left} ${top})`} textAnchor={anchor}>
            {marks[element]}
          </g>
        )
      })}
    </svg>
  )
}
