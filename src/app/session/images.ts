import { getImage, listImages } from '#device/images/images.ts'
import { getEvicted, measureStoredImages } from '#device/images/space.ts'
import { getImageQuota } from '#device/images/image-quota.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const loadImages = async (userId: string) => (userId ? await listImages(userId) : [])
const loadImage = async (userId: string, imageId: string) => (userId && imageId ? await getImage(userId, imageId) : null)
const loadQuota = async (userId: string) => (userId ? await getImageQuota(userId) : null)
const loadSpace = async (userId: string) => (userId ? await measureStoredImages(userId) : null)
const loadEvicted = async (userId: string) => (userId ? await getEvicted(userId) : null)

/** All images of the user, newest first; `undefined` while it is being read. Live. */
export function useImages() {
  return useLive(loadImages, useUserId())
}

/** One image; null when it is not stored. Live. */
export function useImage(imageId: string) {
  return useLive(loadImage, useUserId(), imageId)
}

/** The last known image quota and painter. Live. */
export function useImageQuota() {
  return useLive(loadQuota, useUserId())
}

/** Storage used by images on this device. Live. */
export function useImageSpace() {
  return useLive(loadSpace, useUserId())
}

/** Full images evicted for space, until the user has seen the notice. Live. */
export function useEvictedImages() {
  return useLive(loadEvicted, useUserId())
}
