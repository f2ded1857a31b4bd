import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { queueUserRemovals } from '#device/images/removals.ts'
import { formatBytes } from '../../language/format-bytes.ts'
import { useImages, useImageStorageUsage, useImageQuota } from '../../session/images.ts'
import { useUserId } from '../../session/session.ts'
import { RowLink } from '../../ui/row.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import classes from './gallery.module.css'
import { RemainingImages, EvictedNotice, ImagesSpentNotice } from './notices.tsx'
import { MonthWallpaper } from './month-wallpaper.tsx'
import { GeneratedImageList } from './recent/generated-image-list.tsx'
import { useImageFormatters } from './image-names.ts'
import { useImageListPolling } from './use-image-list-refresh.ts'

/** Gallery page: this month's wallpaper and all generated pictures; available offline. */
export function Gallery({ archive, switcher }: { archive: ListedArchive; switcher: ReactNode }) {
  const { t } = useLingui()
  const back = useBack('/fate/index')
  const userId = useUserId()
  const images = useImages()
  const left = useImageQuota()?.left
  useImageListPolling(images)
  // Sends removals that were neither undone nor sent before the page was closed.
  useEffect(() => void queueUserRemovals(userId), [userId])
  return (
    <>
      <TopBar back={back} title={t`壁纸与画像`}>
        <RemainingImages />
      </TopBar>
      <div className={classes.root}>
        <div className={classes.who}>{switcher}</div>
        {images && <MonthWallpaper archive={archive} images={images} />}
        <nav className={classes.ways} aria-label={t`画一张`}>
          <RowLink to="/fate/picWallpaper" detail={t`一月一景，给手机、平板与桌面`}>{t`月令壁纸`}</RowLink>
          <RowLink to="/fate/picAvatar" detail={t`四柱入画，可作档案的头像`}>{t`命盘画像`}</RowLink>
        </nav>
        {left === 0 && <ImagesSpentNotice />}
        <EvictedNotice />
        {images && images.length > 0 && <GeneratedImageList images={images} />}
        <GalleryFooter />
      </div>
    </>
  )
}

/** Footer with the storage used by the pictures and the author of new pictures. */
function GalleryFooter() {
  const { t } = useLingui()
  const { makerOf } = useImageFormatters()
  const space = useImageStorageUsage()
  const standing = useImageQuota()
  return (
    <p className={classes.foot}>
      {space && space.bytes > 0 && <span>{t`图都存在本机，离线可看，共占 ${formatBytes(space.bytes)}。`}</span>}
      {standing && <span>{makerOf(standing.drawn_by)}</span>}
    </p>
  )
}
