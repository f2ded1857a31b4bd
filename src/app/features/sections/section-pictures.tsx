import { Landscape } from '../../art/landscape.tsx'
import { Ripples } from '../../art/ripples.tsx'
import { Scroll } from '../../art/scroll.tsx'
import classes from './section-pictures.module.css'

const even = { wood: 20, fire: 20, earth: 20, metal: 20, water: 20 }

/** A strip of land in which all five elements stand: the year, and everything painted from a chart. */
export function LandPicture({ seed, sky = 'none' }: { seed: string; sky?: 'sun' | 'moon' | 'none' }) {
  return (
    <div className={classes.land}>
      <Landscape shares={even} width={400} height={160} seed={seed} sky={sky} horizon={0.8} />
    </div>
  )
}

export function ScrollsPicture() {
  return (
    <div className={classes.row}>
      {(['ai', 'god', 'tao'] as const).map((kind) => (
        <Scroll key={kind} kind={kind} width={58} height={150} />
      ))}
    </div>
  )
}

export function RipplesPicture() {
  return <Ripples done={3} progress={0.4} size={168} />
}
