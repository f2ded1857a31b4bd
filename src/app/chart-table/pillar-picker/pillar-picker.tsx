import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PillarPlace, BRANCH_HAN, STEM_HAN, BRANCHES, STEMS } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES, PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { type PickedPillars, parsePillars, type PickedPair, isPossiblePair } from './picked-pillars.ts'
import { BranchCharacter, StemCharacter } from '../character.tsx'
import { BRANCH_PINYIN, STEM_PINYIN } from '../../terms/stems-branches.ts'
import classes from './pillar-picker.module.css'

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
              <PickedSignButton
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

interface PickedSignProps {
  at: SignPosition
  pair: PickedPair
  isOpen: boolean
  onOpen: (at: SignPosition) => void
}

/** Button for one of the eight signs (stems and branches) of a chart; shows the sign chosen for it. */
function PickedSignButton({ at, pair: { stem, branch }, isOpen, onOpen }: PickedSignProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const pillar = _(PILLAR_LABELS[at.place])
  const isStem = at.part === 'stem'
  const sign = isStem ? stem && STEM_HAN[stem] : branch && BRANCH_HAN[branch]
  const name = sign ?? t({ message: '未填', context: 'sign' })
  return (
    <button
      type="button"
      className={classes.sign}
      aria-pressed={isOpen}
      aria-label={isStem ? t`${pillar}天干：${name}` : t`${pillar}地支：${name}`}
      onClick={() => onOpen(at)}
    >
      {isStem && stem && <StemCharacter stem={stem} />}
      {!isStem && branch && <BranchCharacter branch={branch} />}
      {sign === null && (
        <span className={classes.empty}>{isStem ? t({ message: '干', context: 'sign' }) : t({ message: '支', context: 'sign' })}</span>
      )}
    </button>
  )
}

interface SignGridProps {
  at: SignPosition
  /** The pillar's name. */
  name: string
  pair: PickedPair
  onPick: (pair: Partial<PickedPair>) => void
}

/** Grid of the ten stems or twelve branches; branches that cannot pair with the stem are disabled. */
function SignGrid({ at: { part }, name, pair, onPick }: SignGridProps) {
  const { t } = useLingui()
  const isStem = part === 'stem'
  return (
    <div className={classes.grid} role="group" aria-label={isStem ? t`选${name}的天干` : t`选${name}的地支`}>
      {isStem &&
        STEMS.map((stem) => (
          <button
            key={stem}
            type="button"
            className={classes.choice}
            aria-pressed={pair.stem === stem}
            onClick={() => onPick({ stem, ...clearImpossibleBranch({ ...pair, stem }) })}
          >
            <StemCharacter stem={stem} />
            <small aria-hidden="true">{STEM_PINYIN[stem]}</small>
          </button>
        ))}
      {!isStem &&
        BRANCHES.map((branch) => (
          <button
            key={branch}
            type="button"
            className={classes.choice}
            aria-pressed={pair.branch === branch}
            disabled={!isPossiblePair({ ...pair, branch })}
            onClick={() => onPick({ branch })}
          >
            <BranchCharacter branch={branch} />
            <small aria-hidden="true">{BRANCH_PINYIN[branch]}</small>
          </button>
        ))}
      <button
        type="button"
        className={`${classes.choice} ${classes.blank}`}
        onClick={() => onPick(isStem ? { stem: null } : { branch: null })}
      >
        {t`不知道`}
      </button>
    </div>
  )
}

/** Returns a change that clears the branch if it cannot pair with the new stem. */
function clearImpossibleBranch(pair: PickedPair): Partial<PickedPair> {
  return isPossiblePair(pair) ? {} : { branch: null }
}

/** Position of one of the eight signs of a chart: the stem or branch of a pillar. */
interface SignPosition {
  readonly place: PillarPlace
  readonly part: 'stem' | 'branch'
}

/** Input order: year stem, year branch, month stem … */
const SIGN_ORDER: readonly SignPosition[] = PILLAR_PLACES.flatMap((place) => [
  { place, part: 'stem' } as const,
  { place, part: 'branch' } as const,
])
