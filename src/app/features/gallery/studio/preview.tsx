import { type CSSProperties, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { Ripples } from '../../../art/ripples.tsx'
import type { Drawn } from '../drawing.ts'
import type { Drawing } from '../use-drawing.ts'
import classes from './preview.module.css'

/** The picture as it will be, drawn here. */
export function Preview({ drawing, archive, drawn }: { drawing: Drawing | undefined; archive: ListedArchive; drawn: Drawn }) {
  const { t } = useLingui()
  const { width, height } = drawn.recipe
  const key = JSON.stringify(drawn)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- by value: a picture takes milliseconds
  const svg = useMemo(() => drawing?.pictureOf(archive, drawn), [drawing, archive, key])
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
