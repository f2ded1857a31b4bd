import { useLingui } from '@lingui/react/macro'
import { type CrossRelation, ganzhiOfText, type RelationType } from '#bazi/index.ts'
import type { Side } from '#readings/match/index.ts'
import { TermLink } from '../../glossary/term-link.tsx'
import { TermText } from '../../glossary/term-text.tsx'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { formatCrossRelation } from '../../terms/match-facts.ts'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import classes from './match-charts.module.css'
import { useMatchContext } from './match-context.tsx'

/** Two charts side by side, one pillar per row; solid lines join related pillars, dashed lines mark frictions. */
export function MatchCharts({ relations }: { relations: readonly CrossRelation[] }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { two } = useMatchContext()
  const drawn = selectDrawnRelations(relations)
  return (
    <>
      <div className={classes.frame}>
        <div className={classes.plates}>
          <ChartColumn side={0} />
          <RelationLines drawn={drawn} />
          <ChartColumn side={1} />
        </div>
      </div>
      {drawn.length > 0 ? (
        <ul className={classes.list} aria-label={t`两盘之间`}>
          {drawn.map((relation) => (
            <li
              key={`${relation.type} ${relation.own.join('')} ${relation.other.join('')}`}
              data-friction={relation.isFriction || undefined}
            >
              <TermText text={formatCrossRelation(messages, two, relation)} /> <RelationTerm type={relation.type} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t`两张盘的干支之间没有合，也没有冲。`}</p>
      )}
    </>
  )
}

/** Link to the glossary entry of a relation. Its name is a single character, which term detection in running text skips. */
function RelationTerm({ type }: Pick<CrossRelation, 'type'>) {
  const id = `relation-${type}`
  const name = useGlossary()?.get(id)?.name
  return (
    name && (
      <span className={classes.term}>
        <TermLink id={id}>{name}</TermLink>
      </span>
    )
  )
}

function ChartColumn({ side }: { side: Side }) {
  const { names, pillars } = useMatchContext().two
  return (
    <section className={classes.plate} aria-label={names[side]}>
      <h2 className={classes.name}>{names[side]}</h2>
      <dl className={classes.pillars}>
        {PILLAR_PLACES.map((place, at) => (
          <PillarRow key={place} place={place} text={pillars[side][at]!} />
        ))}
      </dl>
    </section>
  )
}

function PillarRow({ place, text }: { place: (typeof PILLAR_PLACES)[number]; text: string | null }) {
  const { _ } = useMessages()
  const pair = text === null ? null : ganzhiOfText(text)!
  return (
    <div className={classes.pillar} data-place={place}>
      <dt>{_(PILLAR_HEAD_LABELS[place])}</dt>
      <dd>
        {pair ? (
          <>
            <span className={classes.signs}>
              <StemCharacter stem={pair.stem} />
              <BranchCharacter branch={pair.branch} />
            </span>
            <small className={classes.roman}>{pairTextOf(_, pair)}</small>
          </>
        ) : (
          '—'
        )}
      </dd>
    </div>
  )
}

const middles = (places: readonly number[]) => places.map((place) => place + 0.5)

/** Decorative: the list below has the same content as text. A triple relation joins each of its pillars to each in the other chart. */
function RelationLines({ drawn }: { drawn: readonly DrawnRelation[] }) {
  return (
    <svg className={classes.lines} viewBox="0 0 10 4" preserveAspectRatio="none" aria-hidden="true">
      {drawn.flatMap(({ type, own, other, element, isFriction }) =>
        middles(own).flatMap((from) =>
          middles(other).map((to) => (
            <line
              key={`${type} ${from} ${to}`}
              x1="0"
              x2="10"
              y1={from}
              y2={to}
              className={isFriction || !element ? undefined : `el-${element}`}
              data-friction={isFriction || undefined}
            />
          )),
        ),
      )}
    </svg>
  )
}

/** Relation types drawn between two charts, by descending weight; others get no line. */
const DRAWN_TYPES: readonly RelationType[] = [
  'three-meeting',
  'three-combine',
  'clash',
  'six-combine',
  'stem-combine',
  'punish',
  'self-punish',
  'half-three',
  'harm',
  'stem-clash',
  'break',
]
const FRICTION_TYPES = /clash|punish|harm|break/
const DAY = 2
const MAX_LINES = 6

interface DrawnRelation extends CrossRelation {
  readonly isFriction: boolean
}

/** Selects at most six relations: those of the day pillars first, then by weight. */
function selectDrawnRelations(relations: readonly CrossRelation[]): readonly DrawnRelation[] {
  const days = ({ own, other }: CrossRelation) => Number(own.includes(DAY)) + Number(other.includes(DAY))
  return relations
    .filter(({ type }) => DRAWN_TYPES.includes(type))
    .toSorted((a, b) => days(b) - days(a) || DRAWN_TYPES.indexOf(a.type) - DRAWN_TYPES.indexOf(b.type))
    .slice(0, MAX_LINES)
    .map((relation) => ({ ...relation, isFriction: FRICTION_TYPES.test(relation.type) }))
}
