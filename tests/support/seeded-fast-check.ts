/** fast-check seeded with the run's seed, so that failures are reproducible. */
import fc from 'fast-check'
import { SEED } from './lane.ts'

fc.configureGlobal({ seed: SEED })

export default fc
