import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import type { ListedImage } from '#device/images/images.ts'
import { ProgressRings } from '../../../art/progress-rings.tsx'
import { useThumbUrl } from '../../../session/image-urls.ts'
import { PhraseWrappedText } from '../../../ui/phrases.tsx'
import { useImageFormatters } from '../image-names.ts'
import classes from './image-cell.module.css'

/** A picture in the list: thumbnail, progress or failure. */
export const ImageCell = memo(function ImageCell({ image, owner }: { image: ListedImage; owner: string }) {
  const { t } = useLingui()
  const { titleOf } = useImageFormatters()
  const title = titleOf(image)
  const status = { drawing: t`生成中`, failed: t`没画成，已退回`, done: '' }[image.state]
  const cell = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(cell)
  return (
    <li ref={cell} className={classes.root}>
      <Link
        to="/fate/pic"
        search={{ image: image.image_id }}
        className={classes.link}
        aria-label={[title, owner, status].filter(Boolean).join(' · ')}
      >
        <span className={classes.box} data-kind={image.kind}>
          {image.state === 'done' ? (
            isNear && <Thumbnail imageId={image.image_id} />
          ) : (
            <span className={classes.said}>
              {image.state === 'drawing' && <ProgressRings done={2} progress={0.5} size={56} />}
              <span>
                <PhraseWrappedText text={status} />
              </span>
            </span>
          )}
        </span>
        <span className={classes.owner}>{owner}</span>
      </Link>
    </li>
  )
})

function Thumbnail({ imageId }: { imageId: string }) {
  const url = useThumbUrl(imageId)
  return url === undefined ? null : <img src={url} alt="" decoding="async" className={classes.picture} />
}

/** Distance from the viewport at which a thumbnail is loaded. */
const NEAR_MARGIN = '800px 0px'

/** Returns true while an element is in or near the viewport. Long lists then load only the visible thumbnails. */
function useIsNear(part: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!part.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: NEAR_MARGIN })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return isNear
}
