import { getImage, listImages } from '#device/images/images.ts'
import { getEvicted, imageSpace } from '#device/images/space.ts'
import { getImageQuota } from '#device/images/image-quota.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const imagesOf = async (userId: string) => (userId ? await listImages(userId) : [])
const imageOf = async (userId: string, imageId: string) => (userId && imageId ? await getImage(userId, imageId) : null)
const standingOf = async (userId: string) => (userId ? await getImageQuota(userId) : null)
const spaceOf = async (userId: string) => (userId ? await imageSpace(userId) : null)
const letGoOf = async (userId: string) => (userId ? await getEvicted(userId) : null)

/** Every picture of the user, the newest first; `undefined` while it is being read. Live. */
export function useImages() {
  return useLive(imagesOf, useUserId())
}

/** One picture; null when it is not here. Live. */
export function useImage(imageId: string) {
  return useLive(imageOf, useUserId(), imageId)
}

/** How many are left to make and who draws them, as far as this device has heard. Live. */
export function useImagesStanding() {
  return useLive(standingOf, useUserId())
}

/** What pictures take up on this device. Live. */
export function useImageSpace() {
  return useLive(spaceOf, useUserId())
}

/** Whole pictures that were let go to make room, until that has been read. Live. */
export function useLetGo() {
  return useLive(letGoOf, useUserId())
}
