import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { Select } from '../../ui/select.tsx'
import classes from './day-form.module.css'

interface SecondPersonProps {
  others: readonly ListedArchive[]
  chosen: string
  onChoose: (archiveId: string) => void
}

/** Choice of an optional second person. */
export function SecondPerson({ others, chosen, onChoose }: SecondPersonProps) {
  const { t } = useLingui()
  const id = useId()
  if (others.length === 0)
    return (
      <div>
        <p className={classes.label}>{t`和谁一起`}</p>
        <Link to="/archive/add" className={classes.add}>{t`添加亲友`}</Link>
      </div>
    )
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t`和谁一起`}
      </label>
      <Select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t`不加人`}</option>
        {others.map(({ archive_id, user_name }) => (
          <option key={archive_id} value={archive_id}>
            {user_name}
          </option>
        ))}
      </Select>
    </div>
  )
}
