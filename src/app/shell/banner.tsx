import { useRef, type ReactNode } from 'react'
import classes from './banner.module.css'

interface BannerProps {
  isOpen: boolean
  icon: ReactNode
  children: ReactNode
  /** Secondary text at the inline end. */
  note?: ReactNode
  /** Button at the inline end. */
  action?: { label: string; run: () => void } | undefined
  tone?: 'plain' | 'seal'
}

/** A one-line notice above the page that collapses when closed. */
export function Banner({ isOpen, ...line }: BannerProps) {
  // Remembers the last content, to show it during the closing animation.
  const last = useRef(line)
  if (isOpen) last.current = line
  const { icon, children, note, action, tone = 'plain' } = last.current
  return (
    <div className={classes.fold} data-open={isOpen} inert={!isOpen}>
      <div className={classes.clip}>
        <div className={classes.line} data-tone={tone}>
          {icon}
          <p className={classes.text} role="status">
            {isOpen && children}
          </p>
          {note && <span className={classes.note}>{note}</span>}
          {action && (
            <button type="button" className={classes.action} onClick={action.run}>
              {action.label}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
