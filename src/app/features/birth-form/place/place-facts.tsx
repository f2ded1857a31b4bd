import { Checkbox } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { isDstAt, isZoneUncertain } from '#places/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { ZONE_UNCERTAIN_MESSAGE, formatUtcOffset, formatZoneName } from '../../../terms/zones.ts'
import { Tag } from '../../../ui/tag.tsx'
import { toDraftBirthInput } from '../draft/stated-birth.ts'
import { findCompletePlace } from '../draft/birth-clock.ts'
import { formatLongitude, withXinjiangClockKind, getXinjiangClockKind } from './place-labels.ts'
import type { BirthFormState } from '../draft/use-birth-form.ts'
import classes from './place-row.module.css'

/** Shows longitude, time zone and UTC offset of the place; in Xinjiang also the choice between official and local clock. */
export function PlaceFacts({ form, onWrite }: { form: BirthFormState; onWrite?: () => void }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { draft, solar, choosePlace } = form
  const place = findCompletePlace(draft)
  const input = toDraftBirthInput(solar)
  const xinjiang = getXinjiangClockKind(place)
  if (!place) {
    return onWrite ? (
      <div className={classes.facts}>
        <button type="button" className={classes.quiet} onClick={onWrite}>{t`列表里没有？填写经纬度`}</button>
      </div>
    ) : null
  }
  return (
    <div>
      <div className={classes.facts}>
        <p>
          {formatLongitude(place.lng)} · {formatZoneName(locale, place.zone, input)}
          {input && ` · ${formatUtcOffset(input.offsetSeconds)}`}
        </p>
        {input && isDstAt(place.zone, input.utc) && <Tag>{t`夏令时已折算`}</Tag>}
      </div>
      {input && isZoneUncertain({ ...place, birthday: input.local }) && <p className={classes.doubt}>{_(ZONE_UNCERTAIN_MESSAGE)}</p>}
      {xinjiang && draft.place && (
        <Checkbox
          className={classes.xinjiang}
          label={t`这个时间按新疆时间记（比北京时间晚两小时）`}
          checked={xinjiang === 'local'}
          onChange={(event) => choosePlace({ place: withXinjiangClockKind(draft.place!, event.currentTarget.checked) })}
        />
      )}
    </div>
  )
}
