import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { getCompositionName } from '../../../terms/pictures.ts'
import type { PictureSpec } from '../drawing.ts'
import type { DrawingModule } from '../use-drawing-module.ts'
import { PictureRadioGroup } from './picture-radio-group.tsx'

/** Longer side of a thumbnail in CSS pixels: as displayed, and as drawn. */
const SIDE = 132
const DRAWN_SIDE = 600

interface CompositionChoiceProps {
  drawing: DrawingModule | undefined
  archive: ListedArchive
  spec: PictureSpec
  onChange: (composition: number) => void
}

/** Choice among the twelve compositions; their thumbnails are drawn one by one, with pauses for scrolling and input. */
export function CompositionChoice({ drawing, archive, spec, onChange }: CompositionChoiceProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { kind, recipe } = spec
  const scale = Math.max(recipe.width, recipe.height)
  const box = { width: Math.round((SIDE * recipe.width) / scale), height: Math.round((SIDE * recipe.height) / scale) }
  const urls = useSmallPictures(drawing, archive, spec)
  const options = (drawing?.compositionIds[kind] ?? []).map((id, at) => ({
    value: at,
    label: _(getCompositionName(kind, id)),
    picture: urls[at] ? <img src={urls[at]} {...box} alt="" /> : <span data-frame style={box} />,
  }))
  return (
    <PictureRadioGroup
      legend={kind === 'avatar' ? t`构图` : t`景`}
      chosen={recipe.composition}
      options={options}
      onChoose={onChange}
      look="strip"
    />
  )
}

/** Returns the object URLs of the thumbnails drawn so far; revokes them on unmount. */
function useSmallPictures(
  drawing: DrawingModule | undefined,
  archive: ListedArchive,
  { kind, month, recipe }: PictureSpec,
): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([])
  const { palette, scheme, locale, seed } = recipe
  const scale = DRAWN_SIDE / Math.max(recipe.width, recipe.height)
  const [width, height] = [Math.round(recipe.width * scale), Math.round(recipe.height * scale)]
  const key = JSON.stringify([archive.archive_id, archive.version, kind, month, palette, scheme, locale, seed, width, height])
  useEffect(() => {
    if (!drawing) return undefined
    const made: string[] = []
    let timer: ReturnType<typeof setTimeout>
    const draw = () => {
      const small = { ...recipe, composition: made.length, width, height, safe_top: 0, safe_bottom: 0 }
      const svg = drawing.drawPictureWithoutText(archive, { kind, month, recipe: small })
      made.push(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
      setUrls([...made])
      // Yields to scrolling and input between two drawings.
      if (made.length < drawing.compositionIds[kind].length) timer = setTimeout(draw, 16)
    }
    timer = setTimeout(draw, 16)
    return () => {
      clearTimeout(timer)
      setUrls([])
      made.forEach((url) => URL.revokeObjectURL(url))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by value
  }, [drawing, key])
  return urls
}
