import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useShare } from '../../ui/use-share.ts'
import { formatPairCode, encodePairCode, type ChartPairPillars } from './pair-code.ts'
import { encodePairFragment, MAX_LABEL_LENGTH } from './pair-link.ts'
import classes from './share-pair.module.css'

/** Shares a reading as a link and as a code, which contain no data besides the pillars and the labels typed here. */
export function SharePair({ charts, address }: { charts: ChartPairPillars; address: string }) {
  const { t } = useLingui()
  const { copy, share } = useShare()
  const [one, setOne] = useState('')
  const [two, setTwo] = useState('')
  const code = formatPairCode(encodePairCode(charts))
  const link = `${address}#${encodePairFragment({ charts, labels: [one, two] })}`
  return (
    <section className={classes.root}>
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
