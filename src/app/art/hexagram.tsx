import { memo, useMemo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { HEXAGRAM_BOX, hexagramOf } from '#art/drawings/hexagram.ts'

interface Props extends DrawingProps {
  /** From the bottom, `true` for a solid line; fewer than six while casting. */
  lines: readonly boolean[]
  /** Indexes of the changing lines, from 0. */
  moving?: readonly number[]
  width?: number
}

/** The lines of a hexagram in the current text colour, changing lines in red. */
export const Hexagram = memo(function Hexagram({ lines, moving, width = 84, ...rest }: Props) {
  const markup = useMemo(() => hexagramOf(lines, moving), [lines, moving])
  const { width: wide, height } = HEXAGRAM_BOX
  return <Drawing width={width} height={(width * height) / wide} viewBox={`0 0 ${wide} ${height}`} markup={markup} {...rest} />
})
