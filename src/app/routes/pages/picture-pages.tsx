import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ImageKind } from '#contract/image.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { ImagePage } from '../../features/gallery/picture/image-page.tsx'
import { Studio } from '../../features/gallery/studio/studio.tsx'
import { useFortuneArchive } from '../../session/archives.ts'
import { useImage } from '../../session/images.ts'

const route = getRouteApi('/shell/fate/pic')

/** All pictures, or the picture `image`. */
export function PicturesPage() {
  const { image: imageId = '' } = route.useSearch()
  const navigate = useNavigate()
  const archive = useFortuneArchive()
  const image = useImage(imageId)
  if (!archive || (imageId !== '' && image === undefined)) return null
  if (image) return <ImagePage key={imageId} image={image} onRemoved={() => void navigate({ to: '/fate/pic', replace: true })} />
  return <Gallery archive={archive} switcher={<ArchiveSwitcher shown={archive} changesToday />} />
}

export function PortraitStudioPage() {
  return <StudioPage kind="avatar" />
}

export function WallpaperStudioPage() {
  return <StudioPage kind="wallpaper" />
}

function StudioPage({ kind }: { kind: ImageKind }) {
  const navigate = useNavigate()
  const archive = useFortuneArchive()
  if (!archive) return null
  return (
    <Studio
      kind={kind}
      archive={archive}
      switcher={<ArchiveSwitcher shown={archive} changesToday />}
      onOrdered={() => void navigate({ to: '/fate/pic', replace: true })}
    />
  )
}
