import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { JieRuler, useJieWords } from './jie-ruler.tsx'
import classes from './receipt-plate.module.css'
import type { CastArchive } from './use-chart.ts'
import { useReceiptSteps } from './use-receipt-steps.ts'

/** The receipt in short, beside the chart where there is room: the clock first, then how it was reached. */
export function ReceiptPlate({ archive, cast, onOpen }: { archive: Archive; cast: CastArchive; onOpen: () => void }) {
  const { t } = useLingui()
  const steps = useReceiptSteps(archive, cast)
  const clock = steps.at(-1)!
  const { previous, next, since, until } = useJieWords(cast)
  const rest = archive.hour_unknown ? steps : steps.slice(0, -1)
  return (
    <aside className={classes.plate} aria-label={t`怎么来的`}>
      {archive.hour_unknown ? (
        <p className={classes.open}>{t`时辰未详`}</p>
      ) : (
        <>
          <p className={classes.label}>{clock.label}</p>
          <p className={classes.clock}>{clock.value}</p>
        </>
      )}
      <dl className={classes.steps}>
        {rest.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.jie}>
        <p>
          <b>{previous}</b>
          <span>{since}</span>
        </p>
        <p>
          <b>{next}</b>
          <span>{until}</span>
        </p>
      </div>
      <JieRuler cast={cast} />
      <Button variant="default" className={classes.button} onClick={onOpen} aria-haspopup="dialog" fullWidth>
        {t`怎么来的`}
      </Button>
    </aside>
  )
}
