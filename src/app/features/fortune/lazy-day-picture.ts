import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { DayPictureProps } from './day-picture.ts'

const file = () => import('./day-picture.ts')

/** For the next start: no part of this one. */
export const DayPicture = fetchedLater<DayPictureProps>(() => file().then((each) => each.DayPicture))
export const DayPictureFollower = fetchedLater(() => file().then((each) => each.DayPictureFollower))
