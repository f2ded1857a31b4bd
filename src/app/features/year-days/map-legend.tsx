import { useLingui } from '@lingui/react/macro'
import type { Band } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BAND_LABELS } from '../../terms/bands.ts'
import classes from './day-map.module.css'

/** Order of the swatches, from pale to dark. */
const BANDS: readonly Band[] = ['quiet', 'careful', 'even', 'good', 'great']

interface MapLegendProps {
  /** Whether some days are locked. */
  hasClosed: boolean
  /** Whether some days are open, so that months have averages. */
  hasOpen: boolean
}

/** Legend of the map's tones and of the column of monthly averages. */
export function MapLegend({ hasClosed, hasOpen }: MapLegendProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <figcaption className={classes.legend}>
      {BANDS.map((band) => (
        <span key={band} className={classes.tone}>
          <span className={classes.swatch} data-band={band} />
          {_(BAND_LABELS[band])}
        </span>
      ))}
      {hasClosed && (
        <span className={classes.tone}>
          <span className={classes.swatch} data-closed="" />
          {t`未开放，只画各月的高低`}
        </span>
      )}
      {hasOpen && (
        <span className={classes.means} aria-hidden="true">
          {t`右列为月均：每天的力量值取平均，不是月柱得分`}
        </span>
      )}
    </figcaption>
  )
}
