import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import type { countImport } from '#device/archives/archives-merge.ts'
import { useIsOnline } from '../../browser/use-is-online.ts'
import classes from './import.module.css'

interface ImportFootProps {
  /** Number of life events and verdicts on statements that the import adds. */
  lifeCount: number
  /** Number of images that the import adds. */
  imageCount: number
  count: ReturnType<typeof countImport>
  onApply: () => Promise<void>
  children: ReactNode
}

/** Summary of the import and the button that runs it. */
export function ImportFoot({ count: { added, changed, isTooMany }, lifeCount, imageCount, onApply, children }: ImportFootProps) {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const { mutate, isPending } = useMutation({ mutationFn: onApply })
  const all = added + changed
  const isEmpty = all + lifeCount + imageCount === 0
  return (
    <div className={classes.foot}>
      {isTooMany && <p className={classes.trouble} role="alert">{t`这样会超过一个账户的 ${ARCHIVE_LIMIT} 份档案。`}</p>}
      {isEmpty && <p className={classes.lead} role="status">{t`这个文件里没有要导入的。`}</p>}
      {!isOnline && !isEmpty && <p className={classes.lead} role="status">{t`没有网络也能导入：先存在本机，联网后送达。`}</p>}
      {!isEmpty && (
        <Button fullWidth disabled={isTooMany} loading={isPending} onClick={() => mutate()}>
          {labelOf(all, lifeCount, imageCount)}
        </Button>
      )}
      {children}
    </div>
  )
}

function labelOf(archives: number, life: number, images: number): string {
  if (archives > 0) return plural(archives, { other: '导入 # 份' })
  return life > 0 ? plural(life, { other: '导入 # 条' }) : plural(images, { other: '导入 # 张' })
}
