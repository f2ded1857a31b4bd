import { Landscape } from '../../art/landscape.tsx'
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
