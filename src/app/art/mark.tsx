import { memo } from 'react'
import { SvgDrawing, type DrawingProps } from './drawing.tsx'
import { brandMarkSvg } from '#art/drawings/mark.ts'

/** The product's mark: four pillars in a seal. */
export const BrandMark = memo(function Mark({ size = 40, ...rest }: DrawingProps & { size?: number }) {
  return <SvgDrawing width={size} height={size} viewBox="0 0 100 100" markup={brandMarkSvg} {...rest} />
})
