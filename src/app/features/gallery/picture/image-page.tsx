import { Button } from '@mantine/core'
import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { Trash } from '@phosphor-icons/react/dist/csr/Trash'
import { useLingui } from '@lingui/react/macro'
import { useEffect, type CSSProperties } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListedImage } from '#device/images/images.ts'
import { ProgressRings } from '../../../art/progress-rings.tsx'
import { useArchive } from '../../../session/archives.ts'
import { useFullImageUrl, useThumbUrl } from '../../../session/image-urls.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PhraseWrappedText } from '../../../ui/phrases.tsx'
import { TopBar, useBack } from '../../../ui/top-bar.tsx'
import { formatBytes } from '../../../language/format-bytes.ts'
import { useImageFormatters } from '../image-names.ts'
import classes from './image-page.module.css'
import { useImageActions } from './use-image-actions.ts'

/** Page of one picture with its actions. */
export function ImagePage({ image, onRemoved }: { image: ListedImage; onRemoved: () => void }) {
  const { t } = useLingui()
  const back = useBack('/fate/pic')
  const archive = useArchive(image.archive_id)
  const names = useImageFormatters()
  const actions = useImageActions()
  const title = names.titleOf(image)
  const isDone = image.state === 'done'
  return (
    <>
      <TopBar back={back} title={title}>
        {isDone && (
          <IconButton label={t`分享这张图`} onClick={() => void actions.share(image, title)}>
            <Export size={24} weight="light" />
          </IconButton>
        )}
        {image.state !== 'drawing' && (
          <IconButton label={t`删除这张图`} onClick={() => void actions.remove(image).then(onRemoved)}>
            <Trash size={24} weight="light" />
          </IconButton>
        )}
      </TopBar>
      <div className={classes.root}>
        <div className={classes.seen}>{isDone ? <ImageContent image={image} title={title} /> : <Unfinished image={image} />}</div>
        <div className={classes.beside}>
          <p className={classes.facts}>
            {[archive?.user_name, names.dateOf(image), `${image.recipe.width} × ${image.recipe.height}`].filter(Boolean).join(' · ')}
          </p>
          {isDone && <p className={classes.facts}>{names.makerOf(image.made_by)}</p>}
          {isDone && <ImageActions image={image} archive={archive} />}
        </div>
      </div>
    </>
  )
}

function ImageContent({ image, title }: { image: ListedImage; title: string }) {
  const { t } = useLingui()
  const { fetchFull } = useImageActions()
  const isOnline = useConnectivity() === 'online'
  const [full, thumb] = [useFullImageUrl(image.image_id), useThumbUrl(image.image_id)]
  const isMissing = image.full === null
  // An original that was evicted to free space is downloaded on request, any other missing original at once.
  const isFetched = isMissing && !image.isLetGo && isOnline
  useEffect(() => {
    if (isFetched) void fetchFull(image)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per picture
  }, [isFetched, image.image_id])
  const url = full ?? thumb
  const { width, height } = image.recipe
  return (
    <>
      {url === undefined ? (
        <ProgressRings done={3} progress={0.4} size={128} />
      ) : (
        <img src={url} width={width} height={height} alt={title} />
      )}
      {isMissing && !isFetched && (
        <p className={classes.missing}>
          {isOnline ? t`原图已放下，这是小图。` : t`原图不在本机，联网后可再下载。`}
          {isOnline && <Button variant="default" size="compact-md" onClick={() => void fetchFull(image)}>{t`再下载`}</Button>}
        </p>
      )}
    </>
  )
}

function Unfinished({ image: { state, kind, recipe } }: { image: ListedImage }) {
  const { t } = useLingui()
  const shape = { '--shape': recipe.width / recipe.height } as CSSProperties
  if (state === 'drawing')
    return (
      <p className={classes.unfinished} style={shape} role="status">
        <ProgressRings done={2} progress={0.5} size={128} />
        {t`正在画，可以先离开。`}
      </p>
    )
  return (
    <p className={classes.unfinished} style={shape}>
      <span>
        <PhraseWrappedText text={t`这一张没画成，用掉的张数已退回。`} />
      </span>
      <ButtonLink to={kind === 'avatar' ? '/fate/picAvatar' : '/fate/picWallpaper'} variant="default">{t`再画一张`}</ButtonLink>
    </p>
  )
}

function ImageActions({ image, archive }: { image: ListedImage; archive: ListedArchive | null | undefined }) {
  const { t } = useLingui()
  const { download, choose } = useImageActions()
  const isAvatar = archive?.avatar_id === image.image_id
  const size = image.full === null ? undefined : formatBytes(image.full)
  return (
    <div className={classes.deeds}>
      <Button leftSection={<DownloadSimple size={20} />} onClick={() => void download(image)}>{t`下载原图`}</Button>
      {image.kind === 'avatar' && archive && (
        <Button variant="default" onClick={() => void choose(archive.archive_id, isAvatar ? null : image.image_id)}>
          {isAvatar ? t`换回印章` : t`用作头像`}
        </Button>
      )}
      {size !== undefined && <p className={classes.facts}>{t`已存在本机，${size}`}</p>}
    </div>
  )
}
