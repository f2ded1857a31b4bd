import { useEffect, useState } from 'react'
import { getStoredFile } from '#device/images/stored-file.ts'
import { useLive } from '../live/use-live.ts'
import { useUserId } from './session.ts'

const fullOf = async (userId: string, imageId: string) => (userId && imageId ? await getStoredFile(userId, imageId, 'full') : null)
const thumbOf = async (userId: string, imageId: string) => (userId && imageId ? await getStoredFile(userId, imageId, 'thumb') : null)

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
