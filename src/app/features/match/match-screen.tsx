import { Suspense, useMemo, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { areGrownUp, listViewsByAge } from '#readings/match/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { toCivilDate, parseIsoDate } from '../../calendar/civil-dates.ts'
import { archivePillarsOf } from '../../session/archives.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useShare } from '../../ui/use-share.ts'
import { MatchReader } from './match-reader.tsx'
import { formatPairCode, encodePairCode, type ChartPairPillars } from './pair-code.ts'
import { encodePairFragment, MAX_LABEL_LENGTH } from './pair-link.ts'
import classes from './match-screen.module.css'

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
      {areGrownUp(births, today) && <SharePairSection charts={people.pillars} address={address} />}
    </>
  )
}

/** Shares a reading as a link and as a code, which contain no data besides the pillars and the labels typed here. */
function SharePairSection({ charts, address }: { charts: ChartPairPillars; address: string }) {
  const { t } = useLingui()
  const { copy, share } = useShare()
  const [one, setOne] = useState('')
  const [two, setTwo] = useState('')
  const code = formatPairCode(encodePairCode(charts))
  const link = `${address}#${encodePairFragment({ charts, labels: [one, two] })}`
  return (
    <section className={classes.sharePair}>
      <SectionTitle>{t`发给别人看`}</SectionTitle>
      <p className={classes.note}>
        {t`链接和短码里只有两张盘的四柱，没有生日，也没有性别和姓名；称呼填了才随链接带上。打开的人不用登录，内容在对方的设备上推出。懂的人能从四柱推回生辰，请只发给信得过的人。`}
      </p>
      <div className={classes.labels}>
        <TextInput
          label={t`称呼第一位（可不填）`}
          placeholder={t`一位`}
          value={one}
          maxLength={MAX_LABEL_LENGTH}
          onChange={(e) => setOne(e.currentTarget.value)}
          autoComplete="off"
        />
        <TextInput
          label={t`称呼第二位（可不填）`}
          placeholder={t`另一位`}
          value={two}
          maxLength={MAX_LABEL_LENGTH}
          onChange={(e) => setTwo(e.currentTarget.value)}
          autoComplete="off"
        />
      </div>
      <p className={classes.code}>
        {t`短码`} <output>{code}</output>
      </p>
      <div className={classes.actions}>
        <Button variant="filled" onClick={() => void copy(link)}>{t`复制链接`}</Button>
        <Button variant="default" onClick={() => void copy(code)}>{t`复制短码`}</Button>
        <Button variant="default" onClick={() => share(link)}>{t`分享`}</Button>
      </div>
    </section>
  )
}
