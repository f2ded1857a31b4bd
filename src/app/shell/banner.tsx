import { useRef, type ReactNode } from 'react'
import classes from './banner.module.css'

interface BannerProps {
  isOpen: boolean
  icon: ReactNode
  children: ReactNode
  /** A quiet word at the right. */
  note?: ReactNode
  /** The word to tap at the right. */
  action?: { label: string; run: () => void } | undefined
  tone?: 'plain' | 'seal'
}

/** One line under the bar. It folds away when there is nothing more to say. */
export function Banner({ isOpen, ...line }: BannerProps) {
  // What was said stays readable while the line folds.
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
