import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DayPictureWriterProps } from './day-picture.ts'

const file = () => import('./day-picture.ts')

/** Lazy: pictures serve the next start, not this one. */
export const LazyDayPictureWriter = lazyComponent<DayPictureWriterProps>(() => file().then((each) => each.DayPictureWriter))
export const LazyDayPicturePruner = lazyComponent(() => file().then((each) => each.DayPicturePruner))
