import { useLingui } from '@lingui/react/macro'
import { LaterPage } from '../../features/sections/later-page.tsx'
import { LandPicture } from '../../features/sections/section-pictures.tsx'

export function PicturesPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`壁纸与画像`}
      sentence={t`这里将收着由你的四柱画成的画像与壁纸。`}
      picture={<LandPicture seed="pictures" sky="moon" />}
      backTo="/fate/index"
    />
  )
}

export function PortraitPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`命盘画像`}
      sentence={t`这里将由你的四柱画一幅扇面画像。`}
      picture={<LandPicture seed="portrait" sky="moon" />}
      backTo="/fate/index"
    />
  )
}

export function WallpaperPage() {
  const { t } = useLingui()
  return (
    <LaterPage
      title={t`月令壁纸`}
      sentence={t`这里将按月令，为你的屏幕画一张壁纸。`}
      picture={<LandPicture seed="wallpaper" sky="sun" />}
      backTo="/fate/index"
    />
  )
}
