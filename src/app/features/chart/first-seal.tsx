import { useEffect, useState } from 'react'
import type { Chart } from '#bazi/index.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import classes from './first-seal.module.css'

/** The seal that the form has inked lands beside the first thought, which is then said to whoever listens. */
export function FirstSeal({ chart: { pillars }, thought }: { chart: Chart; thought: string }) {
  const texts = [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi ?? '')
  const [said, setSaid] = useState('')
  // A screen reader says what changes in a place that it knows already.
  useEffect(() => setSaid(thought), [thought])
  return (
    <div className={classes.root}>
      <PillarSeal pillars={texts} size={72} filled />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
