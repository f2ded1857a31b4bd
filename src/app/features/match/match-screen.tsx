import { Suspense, useMemo, useState } from 'react'
import { areGrownUp, listViewsByAge } from '#readings/match/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { toCivilDate, parseIsoDate } from '../../calendar/civil-dates.ts'
import { archivePillarsOf } from '../../session/archives.ts'
import { MatchReader } from './match-reader.tsx'
import { SharePair } from './share-pair.tsx'

const birthDateOf = ({ birthday }: ListedArchive) => parseIsoDate(birthday.slice(0, 10))!

const pillarsOf = (archive: ListedArchive) => {
  const [year, month, day, hour] = archivePillarsOf(archive)
  return [year, month, day, hour === '' ? null : hour] as const
}

/** Reading of two of the user's archives, with sharing if both are adults. */
export function MatchScreen({ one, two, address }: { one: ListedArchive; two: ListedArchive; address: string }) {
  const people = useMemo(
    () => ({ names: [one.user_name, two.user_name] as const, pillars: [pillarsOf(one), pillarsOf(two)] as const }),
    [one, two],
  )
  const births = [birthDateOf(one), birthDateOf(two)] as const
  const [today] = useState(() => toCivilDate(new Date()))
  return (
    <>
      <Suspense>
        <MatchReader two={people} views={listViewsByAge(births, today)} areAdults={areGrownUp(births, today)} />
      </Suspense>
      {areGrownUp(births, today) && <SharePair charts={people.pillars} address={address} />}
    </>
  )
}
