import { memo, useMemo } from 'react'
import { YEAR_RIDGE_SIZE, computeYearRidgePaths } from '#art/drawings/year-ridge.ts'

/** Ridge line of a year's twelve months, with fainter lines behind. */
export const DecorativeYearRidge = memo(function YearRidge({ year }: { year: number }) {
  const lines = useMemo(() => computeYearRidgePaths(year), [year])
  const { width, height } = YEAR_RIDGE_SIZE
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden="true">
      {lines.map((line, i) => (
        <path key={line} d={line} strokeWidth={i === 0 ? 1.6 : 0.7} opacity={i === 0 ? 1 : 0.6 - i * 0.12} />
      ))}
    </svg>
  )
})
