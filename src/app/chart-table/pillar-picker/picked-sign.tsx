import { useLingui } from '@lingui/react/macro'
import { BRANCH_HAN, STEM_HAN } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PILLAR_LABELS } from '../../terms/pillar-places.ts'
import { BranchCharacter, StemCharacter } from '../character.tsx'
import type { PickedPair } from './picked-pillars.ts'
import classes from './pillar-picker.module.css'
import type { SignPosition } from './sign-position.ts'

interface PickedSignProps {
  at: SignPosition
  pair: PickedPair
  isOpen: boolean
  onOpen: (at: SignPosition) => void
}

/** Button for one of the eight signs (stems and branches) of a chart; shows the sign chosen for it. */
export function PickedSign({ at, pair: { stem, branch }, isOpen, onOpen }: PickedSignProps) {
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
