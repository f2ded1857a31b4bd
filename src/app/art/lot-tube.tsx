import { memo } from 'react'
import { getAriaProps, type DrawingProps } from './drawing.tsx'

/** Lots in the tube: x, top (both in viewBox units) and tilt in degrees. */
const LOTS = [
  [26, 30, -9],
  [34, 18, -5],
  [43, 26, -1],
  [51, 14, 2],
  [60, 24, 5],
  [69, 32, 9],
] as const

interface Props extends DrawingProps {
  /** Whether a lot has been drawn. */
  isDrawn: boolean
}

/** Drawing of a bamboo tube with lots; a drawn lot protrudes from the tube. */
export const LotTube = memo(function LotTube({ isDrawn, label, className }: Props) {
  return (
    <svg width="120" height="180" viewBox="0 0 96 144" className={className} {...getAriaProps(label)}>
      <g fill="var(--sheet)" stroke="var(--ink-1)" strokeWidth="1.1">
        {LOTS.map(([x, top, lean]) => (
          <rect key={x} x={x - 3} y={top + 14} width="6" height="80" rx="1.5" transform={`rotate(${lean} ${x} 90)`} />
        ))}
      </g>
      <g data-lot data-drawn={isDrawn || undefined}>
        <rect x="44" y="10" width="9" height="92" rx="2" fill="var(--sheet)" stroke="var(--ink-1)" strokeWidth="1.3" />
        <path d="M44 22h9v10h-9z" fill="var(--seal)" />
      </g>
      <path
        d="M18 56Q48 64 78 56L73 134Q48 141 23 134Z"
        fill="var(--el-metal-wash)"
        stroke="var(--ink-1)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M19.500 66Q48 74 76.500 66M22 122Q48 129 74 122" fill="none" stroke="var(--ink-1)" strokeWidth=".8" />
      <rect x="40" y="82" width="16" height="28" fill="var(--sheet)" stroke="var(--ink-1)" strokeWidth="1" />
      <path d="M44 89h8M48 86v17M44 96h8M44 103h8" stroke="var(--ink-1)" strokeWidth="1.2" fill="none" strokeLinecap="round" />
    </svg>
  )
})
