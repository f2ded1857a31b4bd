/** fast-check whose cases are drawn by the run's seed: what has passed once passes again, and a failure comes back. */
import fc from 'fast-check'
import { SEED } from './lane.ts'

fc.configureGlobal({ seed: SEED })

export default fc
