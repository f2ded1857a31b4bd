import { memo } from 'react'
import { getAriaProps, type DrawingProps } from './drawing.tsx'

/** Drawing of a rolled-up scroll, tied and sealed. */
export const TiedScroll = memo(function TiedScroll({ label, className }: DrawingProps) {
  return (
    <svg width="98" height="34" viewBox="0 0 98 34" className={className} {...getAriaProps(label)}>
      <rect y="13" width="98" height="8" rx="1" fill="var(--ink-2)" />
      <rect x="7" y="6" width="84" height="22" fill="var(--sunken)" stroke="var(--line-2)" />
      <path d="M7 10.500H91M7 23.500H91" stroke="var(--line-2)" strokeWidth=".6" />
      <g data-cord>
        <path d="M45 5.500V28.500M53 5.500V28.500" stroke="var(--seal)" strokeWidth="1.4" />
        <circle cx="49" cy="17" r="4.500" fill="var(--seal)" />
      </g>
    </svg>
  )
})
