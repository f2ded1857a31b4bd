import { memo } from 'react'
import { getAriaProps, type DrawingProps } from './drawing.tsx'

interface Props extends DrawingProps {
  /** Whether the inscribed side is up. */
  isInscribed: boolean
  size?: number
}

/** Drawing of an old coin with a square hole. */
export const Coin = memo(function Coin({ isInscribed, size = 64, label, className }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" className={className} {...getAriaProps(label)}>
      <circle cx="32" cy="32" r="30" fill="var(--sheet)" stroke="var(--ink-1)" strokeWidth="1.6" />
      <circle cx="32" cy="32" r="26.5" fill="none" stroke="var(--ink-1)" strokeWidth=".7" />
      <rect x="24" y="24" width="16" height="16" fill="var(--paper)" stroke="var(--ink-1)" strokeWidth="1.4" />
      {isInscribed ? (
        <g fill="none" stroke="var(--ink-1)" strokeWidth="1.6" strokeLinecap="round">
          <path d="M27 10h10M32 10v9M27 15h10M27 19h10" />
          <path d="M27 45h10v9H27zM27 49.500h10" />
          <path d="M10 28h8M14 28v9M10 37h8" />
          <path d="M46 28h9M46 32.500h9M46 37h9M50.500 28v9" />
        </g>
      ) : (
        <path d="M32 12.500a4.500 4.500 0 1 1-3.200 7.600" fill="none" stroke="var(--ink-1)" strokeWidth="1.4" strokeLinecap="round" />
      )}
    </svg>
  )
})
