import { useEffect, useState } from 'react'
import { keptFile } from '#device/images/image-files.ts'
import { getImage, listImages } from '#device/images/images.ts'
import { getLetGo, imageSpace } from '#device/images/room.ts'
import { getStanding } from '#device/images/standing.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const imagesOf = async (userId: string) => (userId ? await listImages(userId) : [])
const imageOf = async (userId: string, imageId: string) => (userId && imageId ? await getImage(userId, imageId) : null)
const fullOf = async (userId: string, imageId: string) => (userId && imageId ? await keptFile(userId, imageId, 'full') : null)
const thumbOf = async (userId: string, imageId: string) => (userId && imageId ? await keptFile(userId, imageId, 'thumb') : null)
const standingOf = async (userId: string) => (userId ? await getStanding(userId) : null)
const spaceOf = async (userId: string) => (userId ? await imageSpace(userId) : null)
const letGoOf = async (userId: string) => (userId ? await getLetGo(userId) : null)

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

/** An address of the small picture within this page; `undefined` while it is not here. Live. */
export function useThumbUrl(imageId: string | null | undefined): string | undefined {
  return useObjectUrl(useLive(thumbOf, useUserId(), imageId ?? ''))
}

/** The same of the whole picture. */
export function useFullUrl(imageId: string | null | undefined): string | undefined {
  return useObjectUrl(useLive(fullOf, useUserId(), imageId ?? ''))
}

function useObjectUrl(blob: Blob | null | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // Whoever asks about another picture is not given the last one's.
  return made && made.blob === blob ? made.url : undefined
}
