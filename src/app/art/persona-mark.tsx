import { memo } from 'react'
import { SvgDrawing, type DrawingProps } from './drawing.tsx'
import { drawPersonaEmblem, type Persona } from '#art/drawings/persona.ts'

/** Small portrait of a persona, shown beside its name. */
export const PersonaMark = memo(function PersonaMark({ kind, size = 40, ...rest }: DrawingProps & { kind: Persona; size?: number }) {
  return <SvgDrawing width={size} height={size} viewBox="-56 -56 112 112" markup={drawPersonaEmblem(kind)} {...rest} />
})
