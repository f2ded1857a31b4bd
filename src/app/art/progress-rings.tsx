import { memo, useMemo } from 'react'
import { getAriaProps, type DrawingProps } from './drawing.tsx'
import { listRipplePaths } from '#art/drawings/ripples.ts'
import { formatHundredths } from '#art/drawings/markup.ts'

interface Props extends DrawingProps {
  /** Number of completed rings, 0 to 7. */
  done: number
  /** Progress of the next ring, 0 to 1. */
  progress: number
  size?: number
  /** Opacity of the remaining rings. */
  faint?: number
  seed?: string
}

/** Progress drawn as seven rings in the current text colour, for the focus exercise and for long-running work. */
export const ProgressRings = memo(function Ripples({ done, progress, size = 300, faint = 0.16, seed = 'ripple', label, className }: Props) {
  const rings = useMemo(() => listRipplePaths(size, seed), [size, seed])
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      fill="none"
      stroke="currentColor"
      {...getAriaProps(label)}
    >
      {rings.map((path, i) => (
        <Ring key={path} path={path} number={i + 1} isDone={i < done} share={i === done ? progress : 0} faint={faint} />
      ))}
    </svg>
  )
})

interface RingProps {
  path: string
  number: number
  isDone: boolean
  share: number
  faint: number
}

function Ring({ path, number, isDone, share, faint }: RingProps) {
  if (isDone)
    return (
      <>
        <path d={path} strokeWidth={formatHundredths(2.6 - number * 0.22)} strokeOpacity={formatHundredths(1 - number * 0.07)} />
        {/* A wide, faint copy of the ring: ink that bleeds into the paper. */}
        <path d={path} strokeWidth={formatHundredths(9 - number * 0.6)} strokeOpacity={formatHundredths(0.1 - number * 0.008)} />
      </>
    )
  return (
    <>
      <path d={path} strokeWidth=".75" strokeOpacity={faint} />
      {share > 0 && (
        <path
          d={path}
          strokeWidth="1.4"
          strokeOpacity=".9"
          pathLength={100}
          strokeDasharray={`${formatHundredths(share * 100)} 100`}
          strokeLinecap="round"
        />
      )}
    </>
  )
}
