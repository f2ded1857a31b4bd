import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps, getAriaProps } from './drawing.tsx'
import type { Element } from '#art/drawings/element.ts'
import { drawPowerSun, computeSunHeight } from '#art/drawings/power-sun.ts'
import classes from './power-sun.module.css'

interface Props extends DrawingProps {
  element: Element
  radius: number
  /** The day's power value, 0 to 100: percentage of the disc above the horizon. */
  value: number
  seed?: string
}

/** The day's disc rising over the horizon. The lower edge of the drawing is the horizon, aligned to the ruler. */
export const PowerSun = memo(function PowerSun({ element, radius, value, seed = 'day', ...rest }: Props) {
  const prefix = useIdPrefix()
  const markup = useMemo(() => drawPowerSun(element, radius, value, seed, prefix), [element, radius, value, seed, prefix])
  const [width, height] = [radius * 2, computeSunHeight(radius, value)]
  return <SvgDrawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} markup={markup} {...rest} />
})

const HEIGHT = 18
const ticks = Array.from({ length: 101 }, (_, k) => `M${k} 0V${k % 10 === 0 ? 14 : k % 5 === 0 ? 10 : 7}`)

/** The ruler of a power value: 101 ticks across its box, dark up to the value (0 to 100), and a red line at the value. */
export const PowerRuler = memo(function Ruler({ value, label, className }: DrawingProps & { value: number }) {
  const inked = Math.round(value) + 1
  return (
    <div className={className ? `${classes.ruler} ${className}` : classes.ruler} {...getAriaProps(label)}>
      <svg className={classes.ticks} width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={ticks.slice(inked).join('')} stroke="var(--line-2)" strokeWidth="1" />
        <path d={ticks.slice(0, inked).join('')} stroke="var(--ink-1)" strokeWidth="1.4" />
        <path d={`M${value} 0V${HEIGHT}`} stroke="var(--seal)" strokeWidth="2" />
      </svg>
      <div className={classes.scale} aria-hidden>
        {[0, 20, 40, 60, 80, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
})
