import { type CSSProperties, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ImageKind } from '#contract/image.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { ProgressRings } from '../../../art/progress-rings.tsx'
import { useImageQuota } from '../../../session/images.ts'
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
          <ProgressRings done={2} progress={0.4} size={96} className={classes.waiting} />
        ) : (
          <div className={classes.picture} role="img" aria-label={t`预览`} dangerouslySetInnerHTML={{ __html: svg }} />
        )}
      </div>
    </div>
  )
}

/** Note on how the generated picture may differ from the preview. */
export function PreviewNote({ kind }: { kind: ImageKind }) {
  const { t } = useLingui()
  const maker = useImageQuota()?.drawn_by ?? ''
  const isModel = maker !== '' && maker !== 'house'
  return (
    <p className={classes.note}>
      {isModel
        ? kind === 'avatar'
          ? t`原图由 ${maker} 绘制，景物和笔法会和预览不同，选的构图不起作用。设色和明暗照选的来；选了名字，由命书连印章一起写在图上。`
          : t`原图由 ${maker} 绘制，景物和笔法会和预览不同，选的景不起作用。设色和明暗照选的来；月柱、月历、节气和名字，由命书写在图上。`
        : t`预览在本机上画成，选定后再生成原图。`}
    </p>
  )
}
