import { useId } from 'react'
import './art.css'

/** What every drawing takes besides its own. */
export interface DrawingProps {
  /** Says what the drawing shows; without it the drawing is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
}

interface Props extends DrawingProps {
  width: number | string
  height: number | string
  viewBox: string
  /** Markup made by this folder's own code. Nothing that a person typed may be in it. */
  markup: string
  fit?: 'slice' | 'meet' | 'none'
}

const FITS = { slice: 'xMidYMid slice', meet: undefined, none: 'none' } as const

/** An inline SVG of ready markup. */
export function Drawing({ width, height, viewBox, markup, label, className, fit = 'meet' }: Props) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio={FITS[fit]}
      className={className}
      {...accessOf(label)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

/** A picture with a name, or an ornament without. */
export function accessOf(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true, focusable: false } as const)
}

/** A prefix for names inside one drawing; React's ids have characters that `url(#…)` does not take. */
export function usePrefix(): string {
  return `art${useId().replace(/[^\w-]/g, '')}`
}
