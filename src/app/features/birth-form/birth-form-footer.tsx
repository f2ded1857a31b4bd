import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import { PILLAR_HEAD_LABELS, PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { ColouredPillar } from './fields/coloured-pillar.tsx'
import type { KnownPillars } from './draft/known-pillars.ts'
import classes from './birth-form-footer.module.css'

interface SealFootProps {
  pillars: KnownPillars
  hourUnknown: boolean
  /** True if all fields are valid; the button is then filled. */
  isWhole: boolean
  isSaving: boolean
  action: string
}

/** Footer with the submit button and a seal that fills pillar by pillar as the pillars become certain. */
export function BirthFormFooter({ pillars, hourUnknown, isWhole, isSaving, action }: SealFootProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const texts = PILLAR_PLACES.map((place) => pillars[place]?.ganzhi ?? '')
  const pending = PILLAR_PLACES.flatMap((place, index) => (pillars[place] ? [] : [index]))
  return (
    <div className={classes.root} data-foot>
      <div className={classes.seal} data-whole={pending.length === 0}>
        <PillarSeal pillars={texts} size={64} filled={pending.length < PILLAR_PLACES.length} pending={pending} />
      </div>
      <dl className={classes.pillars}>
        {PILLAR_PLACES.map((place) => {
          const pair = pillars[place]
          return (
            <div key={place}>
              <dt>{_(PILLAR_HEAD_LABELS[place])}</dt>
              <dd key={pair?.ganzhi ?? ''} data-known={pair !== undefined}>
                {pair ? <ColouredPillar pair={pair} /> : place === 'hour' && hourUnknown ? t`未详` : '—'}
              </dd>
            </div>
          )
        })}
      </dl>
      <Button className={classes.button} type="submit" variant={isWhole ? 'filled' : 'default'} loading={isSaving}>
        {action}
      </Button>
    </div>
  )
}
