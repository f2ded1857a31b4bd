import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { LEVELS, type Level } from '#readings/reader/levels.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useMessages } from '../language/use-messages.ts'
import { useChangeSettings } from '../ui/use-change-settings.ts'
import classes from './level-choice.module.css'

const levels: Record<Level, { name: MessageDescriptor; note: MessageDescriptor }> = {
  plain: { name: msg`白话`, note: msg`先说意思，依据收起。` },
  student: { name: msg`学生`, note: msg`带上术语，也说怎么看出来。` },
  practitioner: { name: msg`行家`, note: msg`再加数字、规则和出处。` },
}

/** Choice of the reader level. The content of the books is the same at each level, only the wording differs. */
export function LevelChoice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { readerLevel } = useSettings()
  const change = useChangeSettings()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`深浅`}</legend>
      {LEVELS.map((level) => (
        <label key={level} className={classes.row}>
          <input
            type="radio"
            name="reader-level"
            className="visually-hidden"
            checked={level === readerLevel}
            onChange={() => void change({ readerLevel: level })}
          />
          <span className={classes.words}>
            <span className={classes.name}>{_(levels[level].name)}</span> <span className={classes.note}>{_(levels[level].note)}</span>
          </span>
          <Check size={22} weight="light" className={classes.check} />
        </label>
      ))}
    </fieldset>
  )
}
