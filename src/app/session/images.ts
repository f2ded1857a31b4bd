import { getImage, listImages } from '#device/images/images.ts'
import { getEvictionSummary, measureStoredImages } from '#device/images/space.ts'
import { getImageQuota } from '#device/images/image-quota.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const loadImages = async (userId: string) => (userId ? await listImages(userId) : [])
const loadImage = async (userId: string, imageId: string) => (userId && imageId ? await getImage(userId, imageId) : null)
const loadQuota = async (userId: string) => (userId ? await getImageQuota(userId) : null)
const loadSpace = async (userId: string) => (userId ? await measureStoredImages(userId) : null)
const loadEvicted = async (userId: string) => (userId ? await getEvictionSummary(userId) : null)

/** Returns all images of the user, newest first; `undefined` while they are being read. Live. */
export function useImages() {
  return useLive(loadImages, useUserId())
}

/** Returns one image; null if it is not stored. Live. */
export function useImage(imageId: string) {
  return useLive(loadImage, useUserId(), imageId)
}

/** Returns the last known image quota and painter. Live. */
export function useImageQuota() {
  return useLive(loadQuota, useUserId())
}

/** Returns the storage used by images on this device. Live. */
export function useImageStorageUsage() {
  return useLive(loadSpace, useUserId())
}

/** Returns the full images that were evicted to free space and about which the user has not yet seen the notice. Live. */
export function useEvictedImages() {
  return useLive(loadEvicted, useUserId())
}
