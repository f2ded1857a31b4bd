import { useLingui } from '@lingui/react/macro'
import { BRANCHES, STEMS } from '#bazi/index.ts'
import { BRANCH_PINYIN, STEM_PINYIN } from '../../terms/stems-branches.ts'
import { BranchCharacter, StemCharacter } from '../character.tsx'
import { isOfOnePolarity, type PickedPair } from './picked-pillars.ts'
import classes from './pillar-picker.module.css'
import type { SignAt } from './sign-at.ts'

interface SignGridProps {
  at: SignAt
  /** The pillar's name. */
  name: string
  pair: PickedPair
  onPick: (pair: Partial<PickedPair>) => void
}

/** The ten stems or the twelve branches, of which those that pair with the other sign can be taken. */
export function SignGrid({ at: { part }, name, pair, onPick }: SignGridProps) {
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
            onClick={() => onPick({ stem, ...without({ ...pair, stem }) })}
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
            disabled={!isOfOnePolarity({ ...pair, branch })}
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

/** A stem that does not pair with the branch that stands takes it away. */
function without(pair: PickedPair): Partial<PickedPair> {
  return isOfOnePolarity(pair) ? {} : { branch: null }
}
