import { memo, useMemo } from 'react'
import { getAriaProps, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { computeBookPaths } from '#art/drawings/book.ts'
import type { Element } from '#art/drawings/element.ts'

interface Props extends DrawingProps {
  title: string
  /** Name of the person, in small type under the title. */
  name?: string
  /** Element of the day master; sets the colour of the book's corners. */
  element: Element
  width?: number
  height?: number
  /** Whether to set the title sideways, as on a Western spine. */
  latin?: boolean
}

/** Drawing of a thread-bound book in the brand's colour. The page edges extend 5 px beyond `width` and 6 px beyond `height`. */
export const BookDrawing = memo(function Book({
  title,
  name = '',
  element,
  width = 156,
  height = 216,
  latin = false,
  label,
  className,
}: Props) {
  const shade = useIdPrefix()
  const { weft, warp, stitches, corners, slip } = useMemo(() => computeBookPaths(width, height), [width, height])
  return (
    <svg width={width + 5} height={height + 6} viewBox={`0 0 ${width + 5} ${height + 6}`} className={className} {...getAriaProps(label)}>
      <defs>
        <linearGradient id={shade}>
          <stop offset="0" stopColor="#fff" stopOpacity=".08" />
          <stop offset=".82" stopColor="#fff" stopOpacity="0" />
          <stop offset=".9" stopOpacity=".16" />
          <stop offset=".915" stopColor="#fff" stopOpacity=".06" />
          <stop offset="1" stopOpacity=".1" />
        </linearGradient>
      </defs>
      <rect x="4" y="5" width={width} height={height} fill="var(--page-edge-1)" />
      <rect x="2.6" y="3.2" width={width} height={height} fill="var(--page-edge-2)" />
      <rect x="1.3" y="1.7" width={width} height={height} fill="var(--page-edge-3)" />
      <rect width={width} height={height} fill="var(--cloth)" />
      <path d={weft} stroke="#fff" strokeOpacity=".055" strokeWidth=".8" />
      <path d={warp} stroke="#000" strokeOpacity=".07" strokeWidth=".8" />
      <path d={corners} fill={`var(--el-${element}-base)`} />
      <rect width={width} height={height} fill={`url(#${shade})`} />
      <path d={stitches} stroke="#f5f2eb" strokeWidth="1.1" strokeOpacity=".92" fill="none" />
      <Slip {...slip} title={title} name={name} latin={latin} />
    </svg>
  )
})

interface SlipProps {
  x: number
  y: number
  width: number
  height: number
  title: string
  name: string
  latin: boolean
}

const INK = '#1f2123'

/** The title slip: light paper in both colour schemes, with a double frame. */
function Slip({ x, y, width, height, title, name, latin }: SlipProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="#fcfaf5" />
      <rect x={x + 2.5} y={y + 2.5} width={width - 5} height={height - 5} fill="none" stroke={INK} strokeWidth="1.2" />
      <rect x={x + 4.6} y={y + 4.6} width={width - 9.2} height={height - 9.2} fill="none" stroke={INK} strokeWidth=".5" />
      {latin ? (
        <text
          transform={`translate(${x + width / 2} ${y + height / 2}) rotate(90)`}
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="var(--song)"
          fontStyle="italic"
          fontSize={width * 0.46}
          fill={INK}
        >
          {title}
        </text>
      ) : (
        <>
          <Column
            text={title}
            x={x + width / 2}
            y={y + height * 0.22}
            size={width * 0.62}
            step={width * 0.86}
            family="var(--song)"
            weight={500}
          />
          <Column
            text={name}
            x={x + width / 2}
            y={y + height * 0.64}
            size={width * 0.34}
            step={width * 0.42}
            family="var(--kai)"
            weight={400}
          />
        </>
      )}
    </g>
  )
}

interface ColumnProps {
  text: string
  x: number
  y: number
  size: number
  step: number
  family: string
  weight: number
}

/** A column of characters. Does not use `writing-mode`: inside SVG, browsers centre such text differently. */
function Column({ text, x, y, size, step, family, weight }: ColumnProps) {
  return (
    <text textAnchor="middle" fontFamily={family} fontWeight={weight} fontSize={size} fill={INK}>
      {[...text].map((char, i) => (
        <tspan key={i} x={x} y={y + i * step}>
          {char}
        </tspan>
      ))}
    </text>
  )
}
