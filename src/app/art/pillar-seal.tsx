import { memo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { sealOf } from '#art/drawings/seal.ts'

interface Props extends DrawingProps {
  /** Year, month, day, hour as two characters each (庚午); '' is not known. */
  pillars: readonly string[]
  /** Pixels; 28 at least. */
  size?: number
  /** On a ground of seal red: the archive in use. */
  filled?: boolean
  /** Numbers of the pillars that are still to come. */
  pending?: readonly number[]
}

/** An archive's own seal 四柱印. */
export const PillarSeal = memo(function PillarSeal({ pillars, size = 28, filled = false, pending, ...rest }: Props) {
  return <Drawing width={size} height={size} viewBox="0 0 100 100" markup={sealOf(pillars, filled, pending)} {...rest} />
})
