import { memo } from 'react'
import { SvgDrawing, type DrawingProps } from './drawing.tsx'
import { drawPillarSeal } from '#art/drawings/seal.ts'

interface Props extends DrawingProps {
  /** The year, month, day and hour pillars, two characters each (庚午); '' if unknown. */
  pillars: readonly string[]
  /** Width and height in pixels, at least 28. */
  size?: number
  /** Whether the ground is seal red: marks the active archive. */
  filled?: boolean
  /** Indexes of the pillars that the user has not filled in yet. */
  pending?: readonly number[]
}

/** The seal 四柱印 of an archive. */
export const PillarSeal = memo(function PillarSeal({ pillars, size = 28, filled = false, pending, ...rest }: Props) {
  return <SvgDrawing width={size} height={size} viewBox="0 0 100 100" markup={drawPillarSeal(pillars, filled, pending)} {...rest} />
})
