import type { ListedArchive } from '#device/archives/archive-list.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import { archivePillarsOf } from '../../session/archives.ts'
import { useThumbUrl } from '../../session/image-urls.ts'
import classes from './archive-avatar.module.css'

interface ArchiveAvatarProps {
  archive: ListedArchive
  /** CSS pixels. */
  size: number
  /** Filled with seal red: the archive in use. */
  filled: boolean
}

/** The avatar of an archive, or its pillar seal; decorative. */
export function ArchiveAvatar({ archive, size, filled }: ArchiveAvatarProps) {
  const url = useThumbUrl(archive.avatar_id)
  if (url === undefined) return <PillarSeal pillars={archivePillarsOf(archive)} size={size} filled={filled} />
  return (
    // The object URL is valid in this page only, so a stored page picture leaves it out.
    <span className={classes.root} data-unpictured="empty">
      <img src={url} width={size} height={size} alt="" className={classes.picture} />
    </span>
  )
}
