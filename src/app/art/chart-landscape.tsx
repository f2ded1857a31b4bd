import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { drawLandscape, type LandscapeInput } from '#art/drawings/landscape.ts'

interface Props extends DrawingProps, Omit<LandscapeInput, 'prefix' | 'skyAt'> {
  /** Position of sun or moon, as shares of width and height. */
  sunAt?: readonly [number, number]
}

/** A chart drawn as a landscape. Fills its box; `width` and `height` set the coordinate grid. */
export const ChartLandscape = memo(function Landscape({ label, className, sunAt, ...input }: Props) {
  const prefix = useIdPrefix()
  // Memoized by value: callers pass new objects on each render, and drawing takes milliseconds.
  const text = JSON.stringify({ ...input, ...(sunAt && { skyAt: sunAt }), prefix })
  const markup = useMemo(() => drawLandscape(JSON.parse(text) as LandscapeInput), [text])
  return (
    <SvgDrawing
      width="100%"
      height="100%"
      viewBox={`0 0 ${input.width} ${input.height}`}
      fit="slice"
      markup={markup}
      label={label}
      className={className}
    />
  )
})
