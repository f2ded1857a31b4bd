import { useLingui } from '@lingui/react/macro'
import { useEffect, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { queueUserRemovals } from '#device/images/removals.ts'
import { formatBytes } from '../../language/format-bytes.ts'
import { useImages, useImageSpace, useImageQuota } from '../../session/images.ts'
import { useUserId } from '../../session/session.ts'
import { RowLink } from '../../ui/row.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import classes from './gallery.module.css'
import { Left } from './left.tsx'
import { LetGoLine } from './let-go-line.tsx'
import { MonthHero } from './month-hero.tsx'
import { RecentList } from './recent/recent-list.tsx'
import { SpentLine } from './spent-line.tsx'
import { useImageNames } from './use-image-names.ts'
import { useAutoRefresh } from './use-refresh.ts'

/** The present month's wallpaper large, and all that was made; it stands without a network. */
export function Gallery({ archive, switcher }: { archive: ListedArchive; switcher: ReactNode }) {
  const { t } = useLingui()
  const back = useBack('/fate/index')
  const userId = useUserId()
  const images = useImages()
  const left = useImageQuota()?.left
  useAutoRefresh(images)
  // A removal that nobody took back before the page was closed.
  useEffect(() => void queueUserRemovals(userId), [userId])
  return (
    <>
      <TopBar back={back} title={t`壁纸与画像`}>
        <Left />
      </TopBar>
      <div className={classes.root}>
        <div className={classes.who}>{switcher}</div>
        {images && <MonthHero archive={archive} images={images} />}
        <nav className={classes.ways} aria-label={t`画一张`}>
          <RowLink to="/fate/picWallpaper" detail={t`一月一景，给手机、平板与桌面`}>{t`月令壁纸`}</RowLink>
          <RowLink to="/fate/picAvatar" detail={t`四柱入画，可作档案的头像`}>{t`命盘画像`}</RowLink>
        </nav>
        {left === 0 && <SpentLine />}
        <LetGoLine />
        {images && images.length > 0 && <RecentList images={images} />}
        <Foot />
      </div>
    </>
  )
}

/** What the pictures take up here, and who draws. */
function Foot() {
  const { t } = useLingui()
  const { makerOf } = useImageNames()
  const space = useImageSpace()
  const standing = useImageQuota()
  return (
    <p className={classes.foot}>
      {space && space.bytes > 0 && <span>{t`图都存在本机，离线可看，共占 ${formatBytes(space.bytes)}。`}</span>}
      {standing && <span>{makerOf(standing.drawn_by)}</span>}
    </p>
  )
}
