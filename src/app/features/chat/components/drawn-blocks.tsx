import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { type Hexagram as Found, deriveHexagrams } from '#readings/changes/cast/index.ts'
import { HexagramDrawing } from '../../../art/hexagram.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { hexagramNameFormatters } from '../../../terms/hexagrams.ts'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './drawn-blocks.module.css'

const linesOf = ({ bits }: Found) => [...bits].map((bit) => bit === '1')

/**
 * The cast hexagram, the changed hexagram, the opposite hexagram (every line inverted) and the leading quotation, which is vertical for
 * readers of Chinese.
 */
export function HexagramBlock({ cast, children }: { cast: readonly number[]; children?: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const { original, changed, opposite, moving, lines, after, turned } = useMemo(() => {
    const found = deriveHexagrams(cast)
    return {
      ...found,
      moving: found.moving.map((line) => line - 1),
      lines: linesOf(found.original),
      after: found.changed && linesOf(found.changed),
      turned: linesOf(found.opposite),
    }
  }, [cast])
  const nameOf = hexagramNameFormatters[locale]
  const name = nameOf(original)
  return (
    <div className={classes.root}>
      <figure className={classes.hexagram} data-cast={cast.join('')}>
        <HexagramDrawing lines={lines} moving={moving} width={84} label={t`本卦 ${name}`} />
        <figcaption aria-hidden="true">{name}</figcaption>
      </figure>
      <div className={classes.beside}>
        {changed && after && (
          <>
            <svg width="24" height="10" viewBox="0 0 24 10" className={classes.arrow} aria-hidden="true">
              <path d="M0 5H22M17 1l5 4-5 4" stroke="currentColor" fill="none" />
            </svg>
            <figure className={classes.hexagram} data-changed>
              <HexagramDrawing lines={after} width={52} label={t`变卦 ${nameOf(changed)}`} />
              <figcaption aria-hidden="true">{nameOf(changed)}</figcaption>
            </figure>
          </>
        )}
        {opposite !== changed && (
          <figure className={classes.hexagram} data-opposite>
            <HexagramDrawing lines={turned} width={40} label={t`错卦 ${nameOf(opposite)}`} />
            <figcaption aria-hidden="true">{t`错卦 ${nameOf(opposite)}`}</figcaption>
          </figure>
        )}
      </div>
      {children && <div className={classes.words}>{children}</div>}
    </div>
  )
}

/** The drawn lot as a slip with its number; `children`, shown beside the slip, is the saying of the lot. */
export function LotBlock({ lot, children }: { lot: number; children?: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const ordinal = formatOrdinal(locale, lot)
  const slip = t({ message: `第${ordinal}签`, context: 'slip' })
  return (
    <div className={classes.lot} data-lot={lot}>
      <p className={classes.slip} aria-label={t`第 ${lot} 签`}>
        <span>{writingSystems[locale].isVertical ? slip : lot}</span>
      </p>
      {children && <div className={classes.lotWords}>{children}</div>}
    </div>
  )
}
