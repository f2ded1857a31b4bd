import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { drawMonthRidge, type MonthRidgeInput } from '#art/drawings/month-ridge.ts'

/** The twelve months of a year drawn as one mountain ridge. */
export const MonthRidge = memo(function MonthRidge({ label, className, ...input }: DrawingProps & Omit<MonthRidgeInput, 'prefix'>) {
  const prefix = useIdPrefix()
  // Memoized by value: callers pass new arrays on each render.
  const text = JSON.stringify({ ...input, prefix })
  const markup = useMemo(() => drawMonthRidge(JSON.parse(text) as MonthRidgeInput), [text])
  const { width, height } = input
  return <SvgDrawing width="100%" height={height} viewBox={`0 0 ${width} ${height}`} markup={markup} label={label} className={className} />
})
