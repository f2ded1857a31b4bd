import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PillarPlace } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { type PickedPillars, parsePillars } from './picked-pillars.ts'
import classes from './pillar-picker.module.css'
import { PickedSign } from './picked-sign.tsx'
import { SIGN_ORDER, type SignPosition } from './sign-position.ts'
import { SignGrid } from './sign-grid.tsx'

interface PillarPickerProps {
  pillars: PickedPillars
  onChange: (pillars: PickedPillars) => void
}

/** Input for the four pillars of a chart from another source: picked from a grid, or typed on one line. */
export function PillarPicker({ pillars, onChange }: PillarPickerProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const [open, setOpen] = useState<SignPosition>({ place: 'year', part: 'stem' })
  function pick(pair: Partial<PickedPillars[PillarPlace]>) {
    onChange({ ...pillars, [open.place]: { ...pillars[open.place], ...pair } })
    const next = SIGN_ORDER.findIndex(({ place, part }) => place === open.place && part === open.part) + 1
    if (next < SIGN_ORDER.length) setOpen(SIGN_ORDER[next]!)
  }
  return (
    <div className={classes.root}>
      <PillarInput onRead={onChange} />
      <div className={classes.plate} role="group" aria-label={t`那边的四柱`}>
        {PILLAR_PLACES.map((place) => (
          <div key={place} className={classes.pillar}>
            <span className={classes.head} aria-hidden="true">
              {_(PILLAR_HEAD_LABELS[place])}
            </span>
            {(['stem', 'branch'] as const).map((part) => (
              <PickedSign
                key={part}
                at={{ place, part }}
                pair={pillars[place]}
                isOpen={open.place === place && open.part === part}
                onOpen={setOpen}
              />
            ))}
          </div>
        ))}
      </div>
      <SignGrid at={open} name={_(PILLAR_LABELS[open.place])} pair={pillars[open.place]} onPick={pick} />
    </div>
  )
}

/** Text input for pillars; shows an error on blur if the text cannot be parsed. */
function PillarInput({ onRead }: { onRead: (pillars: PickedPillars) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isLeft, setLeft] = useState(false)
  const isUnread = isLeft && text.trim() !== '' && parsePillars(text) === null
  return (
    <TextInput
      label={t`打字或粘贴`}
      placeholder={t`己巳 丁丑 甲子 甲子`}
      description={t`年、月、日、时依次写，不知道的字写 ?`}
      value={text}
      error={isUnread && t`没读懂。请按年月日时写干支，如 己巳 丁丑。`}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        setLeft(false)
        const read = parsePillars(value)
        if (read) onRead(read)
      }}
    />
  )
}
