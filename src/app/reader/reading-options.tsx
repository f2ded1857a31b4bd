import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../ui/sheet.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { LEVELS, type Level } from '#readings/reader/levels.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useMessages } from '../language/use-messages.ts'
import { useChangeSettings } from '../ui/use-change-settings.ts'
import { READER_SIZES } from '#contract/settings.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import classes from './reading-options.module.css'

/** Reading options: level and text size. */
export function ReaderOptionsSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`读法`} width={400}>
      <ReaderLevelPicker />
      <ReaderSizePicker />
    </Sheet>
  )
}

const levels: Record<Level, { name: MessageDescriptor; note: MessageDescriptor }> = {
  plain: { name: msg`白话`, note: msg`先说意思，依据收起。` },
  student: { name: msg`学生`, note: msg`带上术语，也说怎么看出来。` },
  practitioner: { name: msg`行家`, note: msg`再加数字、规则和出处。` },
}

/** Choice of the reader level. The content of the books is the same at each level, only the wording differs. */
export function ReaderLevelPicker() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { readerLevel } = useSettings()
  const change = useChangeSettings()
  return (
    <fieldset className={classes.levels}>
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

/** Choice of five text sizes, small to large. */
export function ReaderSizePicker() {
  const { t } = useLingui()
  const { readerSize } = useSettings()
  const change = useChangeSettings()
  const options = READER_SIZES.map((size) => ({
    value: size,
    label: t`字号 ${size}`,
    text: (
      <span aria-hidden="true" className={classes.size} data-size={size}>
        Aa
      </span>
    ),
  }))
  return (
    <ChoiceGroup
      legend={t`字号`}
      options={options}
      chosen={readerSize}
      onChoose={(size) => void change({ readerSize: size })}
      variant="joined"
      className={classes.sizes}
    />
  )
}
