import { useEffect, useState } from 'react'
import { countZipImages, type ImageCounts } from '#device/images/import-images.ts'
import { useUserId } from '../../session/session.ts'
import type { FiledMedia } from './use-chosen-file.ts'

const NONE: ImageCounts = { wanted: 0, here: 0, strange: 0 }

/** Counts the images of a zip by what an import would do with them. */
export function useImageCounts(media: FiledMedia | undefined): ImageCounts {
  const userId = useUserId()
  const [counts, setCounts] = useState(NONE)
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const next = media ? await countZipImages(userId, media.images) : NONE
      if (isWanted) setCounts(next)
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [userId, media])
  return counts
}
