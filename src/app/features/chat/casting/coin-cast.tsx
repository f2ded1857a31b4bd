import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useId } from 'react'
import { lineValueOfCoins } from '#readings/changes/cast/index.ts'
import { Coin } from '../../../art/coin.tsx'
import { HexagramDrawing } from '../../../art/hexagram.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { LINE_LABELS, LINE_PLACE_LABELS } from '../../../terms/hexagrams.ts'
import { Select } from '../../../ui/select.tsx'
import classes from './coin-cast.module.css'

const LINES = 6
const FIRST: CoinThrow = [true, true, true]

interface CoinCastProps {
  onCast: (cast: readonly number[]) => void
  onCancel: () => void
}

/** Casts a hexagram with six throws of three coins: a tap per throw, one tap for all with reduced motion, or values entered by hand. */
export function CoinCast({ onCast, onCancel }: CoinCastProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', undefined, { getInitialValueInEffect: false })
  const [throws, setThrows] = useState<readonly CoinThrow[]>([])
  const [isByHand, setByHand] = useState(false)
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const cast = throws.map(lineValueOfCoins)
  const isFull = cast.length === LINES
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'end' })
    button.current?.focus({ preventScroll: true })
  }, [isByHand])

  function throwTimes(count: number) {
    setThrows([...throws, ...Array.from({ length: count }, throwCoins)])
  }
  const last = throws.at(-1)
  const lastThrowText = last && `${_(LINE_PLACE_LABELS[cast.length - 1]!)} · ${_(LINE_LABELS[lineValueOfCoins(last) as 6 | 7 | 8 | 9])}`
  const number = cast.length + 1
  return (
    <section ref={root} className={classes.root} aria-label={t`起卦`}>
      {isByHand ? (
        <ManualCast onCast={onCast} onBack={() => setByHand(false)} />
      ) : (
        <>
          <div className={classes.stage}>
            <HexagramDrawing
              lines={cast.map((value) => value % 2 === 1)}
              moving={cast.flatMap((value, i) => (value === 6 || value === 9 ? [i] : []))}
              width={112}
              className={classes.hexagram}
            />
            <div key={throws.length} className={classes.coins} data-thrown={last ? '' : undefined}>
              {(last ?? FIRST).map((isHeads, i) => (
                // oxlint-disable-next-line react/no-array-index-key -- three coins in a fixed order
                <Coin key={i} isInscribed={!isHeads} size={60} />
              ))}
            </div>
          </div>
          <p className={classes.told} role="status">
            {lastThrowText ?? t`默念所问，三枚铜钱，从初爻抛起。`}
          </p>
          <div className={classes.actions}>
            {/* The same button element in every state, so that it keeps the focus. */}
            <Button ref={button} fullWidth onClick={() => (isFull ? onCast(cast) : throwTimes(isStill ? LINES - cast.length : 1))}>
              {isFull ? t`卦成，请断` : isStill ? t`抛六次` : t`抛第 ${number} 次`}
            </Button>
            <div className={classes.others}>
              {!isFull && cast.length === 0 && (
                <Button variant="subtle" size="compact-md" onClick={() => setByHand(true)}>{t`手动抛`}</Button>
              )}
              {!isFull && !isStill && (
                <Button variant="subtle" size="compact-md" onClick={() => throwTimes(LINES - cast.length)}>{t`一次抛完`}</Button>
              )}
              <Button variant="subtle" size="compact-md" onClick={onCancel}>{t`先不问`}</Button>
            </div>
          </div>
        </>
      )}
    </section>
  )
}

/** One throw of three coins; `true` is heads, the side that counts three; `false` counts two. */
type CoinThrow = readonly [boolean, boolean, boolean]

/** Three random coins from `crypto`, one bit each. */
export function throwCoins(): CoinThrow {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return [(bits! & 1) === 1, (bits! & 2) === 2, (bits! & 4) === 4]
}

const VALUES = [7, 8, 9, 6] as const
const START: readonly (number | undefined)[] = Array.from({ length: 6 }, () => undefined)

/** Form for throws of the user's own coins: per line, how many of the three coins show their back. */
function ManualCast({ onCast, onBack }: { onCast: (cast: readonly number[]) => void; onBack: () => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const id = useId()
  const [values, setValues] = useState(START)
  const typed = values.slice(0, values.includes(undefined) ? values.indexOf(undefined) : 6).map(Number)
  // Each back counts three, each inscribed side two.
  const coins: Record<(typeof VALUES)[number], string> = { 7: t`一背两字`, 8: t`两背一字`, 9: t`三背`, 6: t`三字` }
  const choose = (place: number, value: number) => setValues(values.with(place, value || undefined))
  return (
    <>
      <p className={classes.lead}>{t`拿三枚铜钱，有字的一面为字，另一面为背。抛六次，从下往上记。`}</p>
      <div className={classes.lines}>
        {LINE_PLACE_LABELS.map((place, at) => (
          <div key={_(place)} className={classes.line}>
            <label htmlFor={`${id}-${at}`}>{_(place)}</label>
            <Select id={`${id}-${at}`} value={values[at] ?? ''} onChange={(event) => choose(at, Number(event.currentTarget.value))}>
              <option value="">{t`未记`}</option>
              {VALUES.map((value) => (
                <option key={value} value={value}>
                  {coins[value]} · {_(LINE_LABELS[value])}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <HexagramDrawing
          lines={typed.map((value) => value % 2 === 1)}
          moving={typed.flatMap((value, i) => (value === 6 || value === 9 ? [i] : []))}
          width={84}
          className={classes.manualHexagram}
        />
      </div>
      <div className={classes.manualActions}>
        <Button fullWidth disabled={typed.length < 6} onClick={() => onCast(typed)}>{t`卦成，请断`}</Button>
        <Button variant="subtle" size="compact-md" onClick={onBack}>{t`改由本机抛`}</Button>
      </div>
    </>
  )
}
