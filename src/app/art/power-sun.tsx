import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps } from './drawing.tsx'
import type { Element } from '#art/drawings/element.ts'
import { powerSunOf, sunHeight } from '#art/drawings/power-sun.ts'

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
  const markup = useMemo(() => powerSunOf(element, radius, value, seed, prefix), [element, radius, value, seed, prefix])
  const [width, height] = [radius * 2, sunHeight(radius, value)]
  return <SvgDrawing width={width} height={height} viewBox={`0 0 ${width} ${height}`} markup={markup} {...rest} />
})
