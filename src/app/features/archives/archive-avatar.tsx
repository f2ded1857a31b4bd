import type { ListedArchive } from '#device/archives/archive-list.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import { archivePillarsOf } from '../../session/archives.ts'
import { useThumbUrl } from '../../session/image-urls.ts'
import classes from './archive-avatar.module.css'

interface ArchiveAvatarProps {
  archive: ListedArchive
  /** Width and height in CSS pixels. */
  size: number
  /** Fills the seal with red; marks the archive in use. */
  filled: boolean
}

/** Picture of an archive, or its pillar seal if it has none; decorative. */
export function ArchiveAvatar({ archive, size, filled }: ArchiveAvatarProps) {
  const url = useThumbUrl(archive.avatar_id)
  if (url === undefined) return <PillarSeal pillars={archivePillarsOf(archive)} size={size} filled={filled} />
  return (
    // Left out of stored page snapshots, because the object URL is valid in this document only.
    <span className={classes.root} data-unpictured="empty">
      <img src={url} width={size} height={size} alt="" className={classes.picture} />
    </span>
  )
}
