import { useEffect, useState } from 'react'
import type { Chart } from '#bazi/index.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import classes from './first-seal.module.css'

/** Animated seal beside the summary of the user's first chart; announces the summary to screen readers. */
export function FirstSeal({ chart: { pillars }, thought }: { chart: Chart; thought: string }) {
  const texts = [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi ?? '')
  const [announced, setAnnounced] = useState('')
  // Sets the text after mount: screen readers announce only changes in a live region that already exists.
  useEffect(() => setAnnounced(thought), [thought])
  return (
    <div className={classes.root}>
      <PillarSeal pillars={texts} size={72} filled />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  )
}
