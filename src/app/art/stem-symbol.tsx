import { memo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { stemSymbol } from './drawings/symbols.ts'

/** The symbol of a stem (甲): its element, solid for yang, in the colour of the text around it. */
export const StemSymbol = memo(function StemSymbol({ char, size = 20, ...rest }: DrawingProps & { char: string; size?: number }) {
  return <Drawing width={size} height={size} viewBox="-12 -12 24 24" markup={stemSymbol(char)} {...rest} />
})
