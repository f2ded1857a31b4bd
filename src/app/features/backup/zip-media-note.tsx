import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type ImageCounts, countZipImages } from '#device/images/import-images.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useUserId } from '../../session/session.ts'
import type { ZipMedia } from './use-import-file.ts'
import classes from './import.module.css'

interface FiledMediaNoteProps {
  counts: ImageCounts
  /** Number of recordings in the zip. */
  recordings: number
}

/** Explains what an import does with the images and recordings of a zip. */
export function ZipMediaNote({ counts: { wanted, here, strange }, recordings }: FiledMediaNoteProps) {
  const { t } = useLingui()
  const images = wanted + here + strange
  return (
    <>
      {images > 0 && (
        <section className={classes.part}>
          <SectionTitle note={plural(images, { other: '# 张' })}>{t`图片`}</SectionTitle>
          {wanted > 0 && <p className={classes.lead}>{plural(wanted, { other: '# 张本机没有，放回本机。' })}</p>}
          {here > 0 && <p className={classes.lead}>{plural(here, { other: '# 张本机已有，不用动。' })}</p>}
          {strange > 0 && (
            <p className={classes.lead}>
              {plural(strange, { other: '# 张不在这个账户里。图片由服务器保管，导不进来；解开这个文件就能看。' })}
            </p>
          )}
        </section>
      )}
      {recordings > 0 && (
        <section className={classes.part}>
          <SectionTitle note={plural(recordings, { other: '# 段' })}>{t`录音`}</SectionTitle>
          <p className={classes.lead}>{t`录音不导入：解开这个文件就能听，联网时也能在书里再听。`}</p>
        </section>
      )}
    </>
  )
}

const NONE: ImageCounts = { wanted: 0, here: 0, strange: 0 }

/** Counts the images of a zip by what an import would do with them. */
export function useZipImageCounts(media: ZipMedia | undefined): ImageCounts {
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
