import { memo, useMemo } from 'react'
import { SvgDrawing, type DrawingProps } from './drawing.tsx'
import { HEXAGRAM_BOX, drawHexagram } from '#art/drawings/hexagram.ts'

interface Props extends DrawingProps {
  /** Lines from bottom to top, `true` for a solid line; fewer than six while casting. */
  lines: readonly boolean[]
  /** Indexes of the changing lines; 0 is the bottom line. */
  moving?: readonly number[]
  width?: number
}

/** The lines of a hexagram in the current text colour, changing lines in red. */
export const HexagramDrawing = memo(function Hexagram({ lines, moving, width = 84, ...rest }: Props) {
  const markup = useMemo(() => drawHexagram(lines, moving), [lines, moving])
  const { width: wide, height } = HEXAGRAM_BOX
  return <SvgDrawing width={width} height={(width * height) / wide} viewBox={`0 0 ${wide} ${height}`} markup={markup} {...rest} />
})
