import type { ListedArchive } from '#device/archives/archive-list.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import { pillarTextsOf } from '../../session/archives.ts'
import { useThumbUrl } from '../../session/image-urls.ts'
import classes from './archive-mark.module.css'

interface ArchiveMarkProps {
  archive: ListedArchive
  /** Pixels. */
  size: number
  /** On a ground of seal red: the archive in use. */
  filled: boolean
}

/** The picture that was chosen for an archive, else its seal; an ornament beside the name. */
export function ArchiveMark({ archive, size, filled }: ArchiveMarkProps) {
  const url = useThumbUrl(archive.avatar_id)
  if (url === undefined) return <PillarSeal pillars={pillarTextsOf(archive)} size={size} filled={filled} />
  return (
    // Its address is good for this page only.
    <span className={classes.root} data-unpictured="empty">
      <img src={url} width={size} height={size} alt="" className={classes.picture} />
    </span>
  )
}
