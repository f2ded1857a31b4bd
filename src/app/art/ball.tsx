import { memo, useMemo } from 'react'
import { Drawing, usePrefix, type DrawingProps } from './drawing.tsx'
import { ballOf } from '#art/drawings/ball.ts'
import type { Element } from '#art/drawings/element.ts'

interface Props extends DrawingProps {
  element: Element
  radius: number
  seed?: string
}

/** An element's land in a disc: the ball of a year or of a day. */
export const Ball = memo(function Ball({ element, radius, seed = 'ball', ...rest }: Props) {
  const prefix = usePrefix()
  const markup = useMemo(() => ballOf(element, radius, seed, prefix), [element, radius, seed, prefix])
  return <Drawing width={radius * 2} height={radius * 2} viewBox={`0 0 ${radius * 2} ${radius * 2}`} markup={markup} {...rest} />
})
