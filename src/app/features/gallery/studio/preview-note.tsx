import { useLingui } from '@lingui/react/macro'
import type { ImageKind } from '#contract/image.ts'
import { useImageQuota } from '../../../session/images.ts'
import classes from './studio.module.css'

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
