import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DayPictureWriterProps } from './day-picture.ts'

const file = () => import('./day-picture.ts')

/** Lazy components, because a picture serves the next start, not the current one. */
export const LazyDayPictureWriter = lazyComponent<DayPictureWriterProps>(() => file().then((each) => each.DayPictureWriter))
export const LazyDayPicturePruner = lazyComponent(() => file().then((each) => each.DayPicturePruner))
