import { useMantineColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { drawPortrait, PORTRAITS, SCENES, drawWallpaper, type PictureRecipe } from '#art/pictures/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { createPictureSubject } from '#readings/pictures/index.ts'
import { useMessages } from '#app/language/use-messages.ts'
import { shanghai } from '../examples/archives.ts'
import type { ComponentGroup } from '../room.tsx'

const KINDS = {
  avatar: { draw: drawPortrait, compositions: PORTRAITS, width: 480, height: 640 },
  wallpaper: { draw: drawWallpaper, compositions: SCENES, width: 390, height: 844 },
} as const

/** Each composition in another palette, in the page's scheme, with all texts. */
function Pictures({ kind }: { kind: keyof typeof KINDS }) {
  const { locale } = useMessages()
  const scheme = useMantineColorScheme().colorScheme === 'dark' ? 'dark' : 'light'
  const pictures = useMemo(() => {
    const { draw, compositions, width, height } = KINDS[kind]
    return compositions.map(({ id }, composition) => {
      const recipe: PictureRecipe = {
        composition,
        palette: composition % 6,
        scheme,
        width,
        height,
        safe_top: 0,
        safe_bottom: 0,
        calendar: true,
        almanac: true,
        name: true,
        locale,
        seed: 1,
      }
      const subject = createPictureSubject({
        birth: toBirthInput(shanghai),
        kind,
        month: '2026-11',
        recipe: { ...recipe, locale },
        name: shanghai.user_name,
      })
      return { id, src: `data:image/svg+xml,${encodeURIComponent(draw(subject, recipe))}` }
    })
  }, [kind, locale, scheme])
  return (
    <div className="catalogue-row">
      {pictures.map(({ id, src }) => (
        <figure key={id}>
          <img src={src} alt={id} width={150} height={Math.round((150 * KINDS[kind].height) / KINDS[kind].width)} />
          <figcaption className="catalogue-label">{id}</figcaption>
        </figure>
      ))}
    </div>
  )
}

export const pictures: ComponentGroup = {
  name: 'Pictures',
  pieces: { Portraits: () => <Pictures kind="avatar" />, Wallpapers: () => <Pictures kind="wallpaper" /> },
}
