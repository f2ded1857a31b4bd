import { useEffect, useState } from 'react'
import { getStoredFile } from '#device/images/stored-file.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const loadFull = async (userId: string, imageId: string) => (userId && imageId ? await getStoredFile(userId, imageId, 'full') : null)
const loadThumb = async (userId: string, imageId: string) => (userId && imageId ? await getStoredFile(userId, imageId, 'thumb') : null)

/** Returns an object URL of an image's thumbnail; `undefined` while the thumbnail is not stored. Live. */
export function useThumbUrl(imageId: string | null | undefined): string | undefined {
  return useObjectUrl(useLive(loadThumb, useUserId(), imageId ?? ''))
}

/** Returns an object URL of the full image; `undefined` while the full image is not stored. Live. */
export function useFullImageUrl(imageId: string | null | undefined): string | undefined {
  return useObjectUrl(useLive(loadFull, useUserId(), imageId ?? ''))
}

function useObjectUrl(blob: Blob | null | undefined): string | undefined {
  const [current, setCurrent] = useState<{ blob: Blob; url: string }>()
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    setCurrent({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  // Compares the blob, because the state may still contain the URL of the previous image.
  return current && current.blob === blob ? current.url : undefined
}
