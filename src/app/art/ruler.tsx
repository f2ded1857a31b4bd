import { memo } from 'react'
import { getAriaProps, type DrawingProps } from './drawing.tsx'
import classes from './ruler.module.css'

const HEIGHT = 18
const ticks = Array.from({ length: 101 }, (_, k) => `M${k} 0V${k % 10 === 0 ? 14 : k % 5 === 0 ? 10 : 7}`)

/** The ruler of a power value: 101 ticks across its box, dark up to the value (0 to 100), and a red line at the value. */
export const Ruler = memo(function Ruler({ value, label, className }: DrawingProps & { value: number }) {
  const inked = Math.round(value) + 1
  return (
    <div className={className ? `${classes.root} ${className}` : classes.root} {...getAriaProps(label)}>
      <svg className={classes.ticks} width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={ticks.slice(inked).join('')} stroke="var(--line-2)" strokeWidth="1" />
        <path d={ticks.slice(0, inked).join('')} stroke="var(--ink-1)" strokeWidth="1.4" />
        <path d={`M${value} 0V${HEIGHT}`} stroke="var(--seal)" strokeWidth="2" />
      </svg>
      <div className={classes.scale} aria-hidden>
        {[0, 20, 40, 60, 80, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  )
})
