import { Button } from '@mantine/core'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import type { LayerCode } from '#bazi/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './layer-strip.module.css'
import { getLocalClock, isSupportedYear, stepMoment } from './viewed-moment.ts'

interface LayerStepsProps {
  time: Date
  layer: LayerCode
  now: string
  onGo: (time: Date) => void
}

/** Date and time input, with buttons that move the time by one unit of the chosen layer. */
export function LayerTimeStepper({ time, layer, now, onGo }: LayerStepsProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const word = LAYER_RELATION_LABELS[locale].places[layer]
  const [back, on] = [stepMoment(time, layer, -1), stepMoment(time, layer, 1)]
  const set = (text: string) => {
    const chosen = new Date(text)
    // Ignores intermediate values while the user types, which may be empty or in the year 20.
    if (isSupportedYear(chosen.getFullYear())) onGo(chosen)
  }
  return (
    <div className={classes.steps}>
      <IconButton label={t`前一个${word}`} disabled={!back} onClick={() => onGo(back!)}>
        <CaretLeft data-forward="" size={20} aria-hidden="true" />
      </IconButton>
      <input
        type="datetime-local"
        className={classes.moment}
        aria-label={t`时刻`}
        min={`${FIRST_YEAR}-01-01T00:00`}
        max={`${LAST_YEAR}-12-31T23:59`}
        value={getLocalClock(time).local.slice(0, 16)}
        onChange={({ target }) => set(target.value)}
      />
      <IconButton label={t`后一个${word}`} disabled={!on} onClick={() => onGo(on!)}>
        <CaretRight data-forward="" size={20} aria-hidden="true" />
      </IconButton>
      <Button variant="default" className={classes.now} onClick={() => onGo(new Date(now))}>
        {t`此刻`}
      </Button>
    </div>
  )
}
