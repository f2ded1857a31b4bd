import { memo } from 'react'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { branchSymbol } from './drawings/symbols.ts'

/** The symbol of a branch (子): its element in a ring of twelve ticks, in the colour of the text around it. */
export const BranchSymbol = memo(function BranchSymbol({ char, size = 24, ...rest }: DrawingProps & { char: string; size?: number }) {
  return <Drawing width={size} height={size} viewBox="-12 -12 24 24" markup={branchSymbol(char)} {...rest} />
})
