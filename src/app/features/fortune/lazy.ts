import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DaySnapshotWriterProps } from './day-picture.ts'

const file = () => import('./day-picture.ts')

/** Lazy components, because a picture serves the next start, not the current one. */
export const LazyDaySnapshotWriter = lazyComponent<DaySnapshotWriterProps>(() => file().then((each) => each.DaySnapshotWriter))
export const LazyDaySnapshotPruner = lazyComponent(() => file().then((each) => each.DaySnapshotPruner))
