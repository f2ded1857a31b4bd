import type { ComponentProps } from 'react'
import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { ArchiveAvatar } from './archive-avatar.tsx'
import classes from './archive-switcher.module.css'

/** Button that shows an archive and opens the switcher menu. Accepts button props, which the menu passes to its target. */
export function SwitcherButton({ archive, className, ...props }: { archive: ListedArchive } & ComponentProps<'button'>) {
  const { t } = useLingui()
  const names = className ? `${classes.root} ${className}` : classes.root
  return (
    <button type="button" {...props} className={names} aria-label={t`当前档案：${archive.user_name}，点按切换`}>
      <span className={classes.seal}>
        <ArchiveAvatar archive={archive} size={28} filled />
      </span>
      <span className={classes.name}>{archive.user_name}</span>
      <CaretDown size={14} className={classes.caret} />
    </button>
  )
}
