import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { PillarSeal } from '../../../art/pillar-seal.tsx'
import classes from './archive-radios.module.css'

interface ArchiveRadiosProps {
  archives: readonly ListedArchive[]
  chosen: string | undefined
  onChoose: (archiveId: string) => void
  error: string | undefined
}

/** Radio list of all archives; a code may be for any of them. */
export function ArchiveRadios({ archives, chosen, onChoose, error }: ArchiveRadiosProps) {
  const { t } = useLingui()
  const { date } = createClockFormatter(useMessages())
  return (
    <fieldset className={classes.root} aria-describedby={error ? 'archive-trouble' : undefined}>
      <legend className={classes.title}>{t`换给哪份档案`}</legend>
      {archives.map((archive) => {
        const { archive_id, user_name, birthday, is_lock } = archive
        const isChosen = archive_id === chosen
        return (
          <label key={archive_id} className={classes.row}>
            <PillarSeal pillars={archivePillarsOf(archive)} size={40} filled={isChosen} />
            <span className={classes.words}>
              <span className={classes.name}>{user_name}</span>
              <span className={classes.note}>
                {date(birthday)} · {is_lock ? t`命书未解锁` : t`命书已解锁`}
              </span>
            </span>
            <input type="radio" name="archive" className={classes.radio} checked={isChosen} onChange={() => onChoose(archive_id)} />
          </label>
        )
      })}
      {error && (
        <p id="archive-trouble" className={classes.trouble} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
