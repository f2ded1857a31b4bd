import { memo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { sealOf } from '#art/drawings/seal.ts'

interface Props extends DrawingProps {
  /** Year, month, day, hour as two characters each (庚午); '' if unknown. */
  pillars: readonly string[]
  /** In pixels, at least 28. */
  size?: number
  /** On a seal-red ground: the active archive. */
  filled?: boolean
  /** Indexes of pillars not filled in yet. */
  pending?: readonly number[]
}

/** The seal 四柱印 of an archive. */
export const PillarSeal = memo(function PillarSeal({ pillars, size = 28, filled = false, pending, ...rest }: Props) {
  return <Drawing width={size} height={size} viewBox="0 0 100 100" markup={sealOf(pillars, filled, pending)} {...rest} />
})
