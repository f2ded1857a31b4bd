import { Suspense, useMemo } from 'react'
import { differenceInYears } from 'date-fns/differenceInYears'
import type { MatchViewCode } from '#readings/match/index.ts'
import { MATCH_VIEWS } from '#readings/match/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { dateOf, dateOfIso } from '../../calendar/civil-dates.ts'
import { pillarTextsOf } from '../../session/archives.ts'
import { MatchReader } from './match-reader.tsx'
import { SharePair } from './share-pair.tsx'

/** From this age on love and work are told of, and a chart is passed on. */
const GROWN_UP = 18

// Not the daily reading's `ageOn`, which comes with what reckons a day.
const isGrownUp = ({ birthday }: ListedArchive) => differenceInYears(new Date(), dateOf(dateOfIso(birthday.slice(0, 10))!)) >= GROWN_UP

const pillarsOf = (archive: ListedArchive) => {
  const [year, month, day, hour] = pillarTextsOf(archive)
  return [year, month, day, hour === '' ? null : hour] as const
}

/** Two of one's archives beside each other, and the way to pass that on; of children friendship alone. */
export function MatchScreen({ one, two, address }: { one: ListedArchive; two: ListedArchive; address: string }) {
  const people = useMemo(
    () => ({ names: [one.user_name, two.user_name] as const, pillars: [pillarsOf(one), pillarsOf(two)] as const }),
    [one, two],
  )
  const areGrownUp = isGrownUp(one) && isGrownUp(two)
  const views: readonly MatchViewCode[] = areGrownUp ? MATCH_VIEWS : ['friendship']
  return (
    <>
      <Suspense>
        <MatchReader two={people} views={views} />
      </Suspense>
      {areGrownUp && <SharePair charts={people.pillars} address={address} />}
    </>
  )
}
