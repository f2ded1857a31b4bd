import { type CSSProperties, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { Ripples } from '../../../art/ripples.tsx'
import type { PictureSpec } from '../drawing.ts'
import type { DrawingModule } from '../use-drawing-module.ts'
import classes from './preview.module.css'

/** Preview, drawn on the device. */
export function Preview({ drawing, archive, spec }: { drawing: DrawingModule | undefined; archive: ListedArchive; spec: PictureSpec }) {
  const { t } = useLingui()
  const { width, height } = spec.recipe
  const key = JSON.stringify(spec)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by value; drawing takes milliseconds
  const svg = useMemo(() => drawing?.drawArchivePicture(archive, spec), [drawing, archive, key])
  return (
    <div className={classes.root}>
      <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}>
        {svg === undefined ? (
          <Ripples done={2} progress={0.4} size={96} className={classes.waiting} />
        ) : (
          <div className={classes.picture} role="img" aria-label={t`预览`} dangerouslySetInnerHTML={{ __html: svg }} />
        )}
      </div>
    </div>
  )
}
