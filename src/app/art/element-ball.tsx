import { memo, useMemo } from 'react'
import { SvgDrawing, useIdPrefix, type DrawingProps } from './drawing.tsx'
import { drawElementBall } from '#art/drawings/ball.ts'
import type { Element } from '#art/drawings/element.ts'

interface Props extends DrawingProps {
  element: Element
  radius: number
  seed?: string
}

/** A disc with the landscape of an element, used as the symbol of a year or a day. */
export const ElementBall = memo(function Ball({ element, radius, seed = 'ball', ...rest }: Props) {
  const prefix = useIdPrefix()
  const markup = useMemo(() => drawElementBall(element, radius, seed, prefix), [element, radius, seed, prefix])
  return <SvgDrawing width={radius * 2} height={radius * 2} viewBox={`0 0 ${radius * 2} ${radius * 2}`} markup={markup} {...rest} />
})
