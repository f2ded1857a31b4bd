import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListedImage } from '#device/images/images.ts'
import { ProgressRings } from '../../art/progress-rings.tsx'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useHasVerticalText, useMessages } from '../../language/use-messages.ts'
import { useFullImageUrl, useThumbUrl } from '../../session/image-urls.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import classes from './month-wallpaper.module.css'
import { listOrderableMonths, useMonthFormatters } from './image-names.ts'
import { useImageActions } from './picture/use-image-actions.ts'
import { useDrawingModule } from './use-drawing-module.ts'

/** This month's wallpaper of the viewed archive: the picture, its progress, or a link to create one. */
export function MonthWallpaper({ archive, images }: { archive: ListedArchive; images: readonly ListedImage[] }) {
  const { t } = useLingui()
  const isUpright = useHasVerticalText()
  const { download } = useImageActions()
  const names = useMonthFormatters()
  const [month] = listOrderableMonths(useLocalHour().today)
  const ofMonth = images.filter((image) => image.kind === 'wallpaper' && image.month === month && image.archive_id === archive.archive_id)
  // The latest finished picture, else one in progress.
  const image = ofMonth.find(({ state }) => state === 'done') ?? ofMonth.find(({ state }) => state === 'drawing')
  const name = names.titleOf(month)
  const title = t`${name}壁纸`
  return (
    <section className={classes.root} data-upright={isUpright || undefined}>
      <h2 className={classes.title}>{title}</h2>
      {image ? <WallpaperLink image={image} title={title} /> : <EmptyMonth />}
      <div className={classes.beside}>
        <p className={classes.facts}>
          <span>{names.dateOf(month)}</span>
          <Character archive={archive} month={month} />
        </p>
        {image?.state === 'done' && (
          <span className={classes.download}>
            <IconButton label={t`下载原图`} onClick={() => void download(image)}>
              <DownloadSimple size={24} weight="light" />
            </IconButton>
          </span>
        )}
      </div>
    </section>
  )
}

function WallpaperLink({ image, title }: { image: ListedImage; title: string }) {
  const { t } = useLingui()
  const [full, thumb] = [useFullImageUrl(image.image_id), useThumbUrl(image.image_id)]
  const { width, height } = image.recipe
  const url = full ?? thumb
  return (
    <Link to="/fate/pic" search={{ image: image.image_id }} className={classes.plate} aria-label={title}>
      {image.state === 'done' && url !== undefined ? (
        <img src={url} width={width} height={height} alt="" />
      ) : (
        <span className={classes.drawing}>
          <ProgressRings done={2} progress={0.5} size={96} />
          {t`生成中`}
        </span>
      )}
    </Link>
  )
}

/** Placeholder for a month without a picture. */
function EmptyMonth() {
  const { t } = useLingui()
  return (
    <div className={classes.plate} data-slip>
      <p className={classes.line}>{t`这个月还没有画。`}</p>
      <ButtonLink to="/fate/picWallpaper" variant="default">{t`画一张`}</ButtonLink>
    </div>
  )
}

/** For example 金旺见水: the strongest element of the chart and the element of the month. */
function Character({ archive, month }: { archive: ListedArchive; month: string }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const drawing = useDrawingModule()
  if (!drawing) return null
  const { strongest, ofMonth } = drawing.findDominantElements(archive, month)
  const [strong, met] = [_(ELEMENT_LABELS[strongest]), _(ELEMENT_LABELS[ofMonth])]
  return <span>{strongest === ofMonth ? t`${strong}旺当令` : t`${strong}旺见${met}`}</span>
}
