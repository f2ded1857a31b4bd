import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import classes from './choose-two.module.css'

interface ChooseTwoProps {
  archives: readonly ListedArchive[]
  one: string
  two: string
  onChoose: (one: string, two: string) => void
}

/** Which two of one's archives; whoever stands on the other side already changes places. */
export function ChooseTwo({ archives, one, two, onChoose }: ChooseTwoProps) {
  const { t } = useLingui()
  const people = archives.map(({ archive_id, user_name }) => ({ value: archive_id, label: user_name }))
  return (
    <div className={classes.root}>
      <NativeSelect
        label={t`第一位`}
        data={people}
        value={one}
        onChange={({ currentTarget: { value } }) => onChoose(value, value === two ? one : two)}
      />
      <NativeSelect
        label={t`第二位`}
        data={people}
        value={two}
        onChange={({ currentTarget: { value } }) => onChoose(value === one ? two : one, value)}
      />
    </div>
  )
}
