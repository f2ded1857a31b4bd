import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { drawFiveElementLandscape } from '#art/drawings/five-lands.ts'

interface Props extends DrawingProps {
  width: number
  height: number
  /** Position of the waterline, as a share of the height. */
  horizon?: number
  sunX?: number
  sunY?: number
}

/** Landscape with the landforms of all five elements over water, for pages without a chart. Fills its box. */
export const FiveElementLandscape = memo(function FiveLands({
  width,
  height,
  horizon = 0.735,
  sunX = 0.215,
  sunY = 0.375,
  label,
  className,
}: Props) {
  const prefix = useIdPrefix()
  const markup = useMemo(
    () => drawFiveElementLandscape({ width, height, prefix, horizon, sunAt: [sunX, sunY] }),
    [width, height, prefix, horizon, sunX, sunY],
  )
  return (
    <SvgDrawing
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      fit="slice"
      markup={markup}
      label={label}
      className={className}
    />
  )
})
