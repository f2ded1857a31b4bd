import { memo, useMemo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { HEXAGRAM_BOX, hexagramOf } from '#art/drawings/hexagram.ts'

interface Props extends DrawingProps {
  /** From the bottom, `true` for a whole line; fewer than six while they are being thrown. */
  lines: readonly boolean[]
  /** Places of the lines that move, from 0. */
  moving?: readonly number[]
  width?: number
}

/** The lines of a hexagram in the colour of the text around it, the moving ones red. */
export const Hexagram = memo(function Hexagram({ lines, moving, width = 84, ...rest }: Props) {
  const markup = useMemo(() => hexagramOf(lines, moving), [lines, moving])
  const { width: wide, height } = HEXAGRAM_BOX
  return <Drawing width={width} height={(width * height) / wide} viewBox={`0 0 ${wide} ${height}`} markup={markup} {...rest} />
})
