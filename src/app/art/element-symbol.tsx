import { memo } from 'react'
import { SvgDrawing, type DrawingProps } from './drawing.tsx'
import type { Element } from '#art/drawings/element.ts'
import { drawElementSymbol } from '#art/drawings/symbols.ts'

interface Props extends DrawingProps {
  element: Element
  size?: number
  /** Whether the symbol is solid (yang) or an outline (yin). */
  solid?: boolean
}

/** Symbol of an element in the current text colour. */
export const ElementSymbol = memo(function ElementSymbol({ element, size = 16, solid = true, ...rest }: Props) {
  const markup = drawElementSymbol(element, 8.6, { isSolid: solid, line: 2 })
  return <SvgDrawing width={size} height={size} viewBox="-12 -12 24 24" markup={markup} {...rest} />
})
