import { memo, useMemo } from 'react'
import { Drawing, usePrefix, type DrawingProps } from './drawing.tsx'
import { landscapeOf, type LandscapeInput } from '#art/drawings/landscape.ts'

interface Props extends DrawingProps, Omit<LandscapeInput, 'prefix' | 'skyAt'> {
  /** Where sun or moon stands, as shares of width and height. */
  sunAt?: readonly [number, number]
}

/** A chart as land. Fills its box; `width` and `height` are the grid it is drawn on. */
export const Landscape = memo(function Landscape({ label, className, sunAt, ...input }: Props) {
  const prefix = usePrefix()
  // Compared by value: screens pass fresh objects, and a drawing takes milliseconds.
  const text = JSON.stringify({ ...input, ...(sunAt && { skyAt: sunAt }), prefix })
  const markup = useMemo(() => landscapeOf(JSON.parse(text) as LandscapeInput), [text])
  return (
    <Drawing
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
