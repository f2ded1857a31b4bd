import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { DayPictureProps } from './day-picture.ts'

const file = () => import('./day-picture.ts')

/** For the next start: no part of this one. */
export const DayPicture = lazyComponent<DayPictureProps>(() => file().then((each) => each.DayPicture))
export const DayPictureFollower = lazyComponent(() => file().then((each) => each.DayPictureFollower))
