import { memo, useMemo } from 'react'
import { getAriaProps, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { createIdGenerator, formatTenths } from '#art/drawings/markup.ts'
import { drawPersonaScroll, type Persona } from '#art/drawings/persona.ts'

interface Props extends DrawingProps {
  kind: Persona
  /** Width of the picture in px, without mount, rods and cord; `height` likewise. */
  width?: number
  height?: number
  /** Whether to draw the mount in the brand's colour. */
  selected?: boolean
}

const MARGIN = 10
const CORD = 16
const ROD = 5
const ABOVE = 12

/** Drawing of a hanging scroll with a persona; total size `width` + 20 by `height` + 52 px. */
export const HangingScroll = memo(function Scroll({ kind, width = 72, height = 248, selected = false, label, className }: Props) {
  const clip = useIdPrefix()
  const markup = useMemo(() => drawPersonaScroll(kind, width, height, createIdGenerator(`${clip}p`)), [kind, width, height, clip])
  const whole = width + 2 * MARGIN
  const top = CORD + ROD
  const rod = selected ? 'var(--ink-1)' : 'var(--ink-2)'
  return (
    <svg width={whole} height={height + 52} viewBox={`0 0 ${whole} ${height + 52}`} className={className} {...getAriaProps(label)}>
      <clipPath id={clip}>
        <rect width={width} height={height} />
      </clipPath>
      <path
        d={`M${formatTenths(whole * 0.2)} ${CORD}L${formatTenths(whole / 2)} 2L${formatTenths(whole * 0.8)} ${CORD}`}
        fill="none"
        stroke="var(--line-2)"
      />
      <circle cx={whole / 2} cy="2.5" r="2" fill="var(--ink-2)" />
      <rect x={MARGIN - 5} y={top} width={width + 10} height={height + 2 * ABOVE} fill={selected ? 'var(--cloth)' : 'var(--sunken)'} />
      <rect x={MARGIN - 7} y={CORD} width={width + 14} height={ROD} rx="1" fill={rod} />
      <rect x={MARGIN - 10} y={top + height + 2 * ABOVE} width={whole} height="7" rx="1" fill={rod} />
      <g transform={`translate(${MARGIN} ${top + ABOVE})`} clipPath={`url(#${clip})`}>
        <rect width={width} height={height} fill="var(--sheet)" />
        <g dangerouslySetInnerHTML={{ __html: markup }} />
      </g>
    </svg>
  )
})

/** Drawing of a rolled-up scroll, tied and sealed. */
export const TiedScroll = memo(function TiedScroll({ label, className }: DrawingProps) {
  return (
    <svg width="98" height="34" viewBox="0 0 98 34" className={className} {...getAriaProps(label)}>
      <rect y="13" width="98" height="8" rx="1" fill="var(--ink-2)" />
      <rect x="7" y="6" width="84" height="22" fill="var(--sunken)" stroke="var(--line-2)" />
      <path d="M7 10.500H91M7 23.500H91" stroke="var(--line-2)" strokeWidth=".6" />
      <g data-cord>
        <path d="M45 5.500V28.500M53 5.500V28.500" stroke="var(--seal)" strokeWidth="1.4" />
        <circle cx="49" cy="17" r="4.500" fill="var(--seal)" />
      </g>
    </svg>
  )
})
