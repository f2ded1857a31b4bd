import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import classes from './archive-pair-select.module.css'
import { Select } from './select.tsx'

interface ChooseTwoProps {
  archives: readonly ListedArchive[]
  one: string
  two: string
  onChoose: (one: string, two: string) => void
}

/** Two select fields for two archives. Choosing in one field the archive of the other field swaps them. */
export function ArchivePairSelect({ archives, one, two, onChoose }: ChooseTwoProps) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      <Person label={t`第一位`} archives={archives} value={one} onChange={(value) => onChoose(value, value === two ? one : two)} />
      <Person label={t`第二位`} archives={archives} value={two} onChange={(value) => onChoose(value === one ? two : one, value)} />
    </div>
  )
}

interface PersonProps {
  label: string
  archives: readonly ListedArchive[]
  value: string
  onChange: (archiveId: string) => void
}

function Person({ label, archives, value, onChange }: PersonProps) {
  const id = useId()
  return (
    <div className={classes.person}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {archives.map(({ archive_id, user_name }) => (
          <option key={archive_id} value={archive_id}>
            {user_name}
          </option>
        ))}
      </Select>
    </div>
  )
}
