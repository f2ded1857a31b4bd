import { useLingui } from '@lingui/react/macro'
import { BRANCHES, STEMS } from '#bazi/index.ts'
import { BRANCH_PINYIN, STEM_PINYIN } from '../../terms/stems-branches.ts'
import { BranchCharacter, StemCharacter } from '../character.tsx'
import { isPossiblePair, type PickedPair } from './picked-pillars.ts'
import classes from './pillar-picker.module.css'
import type { SignPosition } from './sign-position.ts'

interface SignGridProps {
  at: SignPosition
  /** The pillar's name. */
  name: string
  pair: PickedPair
  onPick: (pair: Partial<PickedPair>) => void
}

/** Grid of the ten stems or twelve branches; branches that cannot pair with the stem are disabled. */
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
