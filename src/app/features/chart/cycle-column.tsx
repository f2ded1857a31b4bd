import { useLingui } from '@lingui/react/macro'
import type { LuckPillar } from '#bazi/index.ts'
import { barStrengthOf } from '../../ui/bar-strength.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatAge } from '../../terms/ages.ts'
import { FAVOUR_ROLE_LABELS } from '../../terms/favour-roles.ts'
import type { PairFacts } from '../../terms/pair-facts.ts'
import { TEN_GOD_SHORT_LABELS } from '../../terms/ten-gods.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import classes from './cycle-column.module.css'

interface CycleColumnProps {
  pillar: LuckPillar
  facts: PairFacts
  isPresent: boolean
  isOpen: boolean
  onOpen: () => void
}

/** Button for a luck cycle: start year, pair, ten god, favour of stem and branch, and strength as a bar. */
export function CycleColumn({ pillar, facts, isPresent, isOpen, onOpen }: CycleColumnProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const { startYear, nominalAge, stem, branch } = pillar
  const strength = barStrengthOf(facts.score)
  return (
    <li className={classes.root} data-present={isPresent || undefined} aria-current={isPresent ? 'time' : undefined}>
      <button type="button" className={classes.cycle} aria-pressed={isOpen} onClick={onOpen}>
        <span className={classes.years}>{startYear}</span>
        <StemCharacter stem={stem} className={classes.character} />
        <BranchCharacter branch={branch} className={classes.character} />
        <span className={classes.god}>{_(TEN_GOD_SHORT_LABELS[facts.tenGod])}</span>
        <span className={classes.role}>{_(FAVOUR_ROLE_LABELS[facts.stem])}</span>
        <span className={classes.role}>{_(FAVOUR_ROLE_LABELS[facts.branch])}</span>
        <span className={classes.well}>
          <span className={classes.bar} data-strength={strength} style={{ height: `${facts.score}%` }} />
        </span>
        <span className="visually-hidden">{t`力量值`} </span>
        <span className={classes.figure}>{facts.score}</span>
        <span className={classes.age}>{formatAge(messages, nominalAge)}</span>
      </button>
    </li>
  )
}
