import { useLingui } from '@lingui/react/macro'
import { dollarsOf } from '../../../terms/dollars.ts'
import classes from './money.module.css'

interface MoneyProps {
  cents: number
  /** Struck through where it is higher. */
  listCents?: number
  /** In a list whose head names the currency. */
  bare?: boolean
}

/** A price as the server gave it. */
export function Money({ cents, listCents = cents, bare = false }: MoneyProps) {
  const { t } = useLingui()
  return (
    <span className={classes.root}>
      {listCents > cents && (
        <s className={classes.list}>
          <span className="visually-hidden">{t`原价`} </span>
          {dollarsOf(listCents)}
        </s>
      )}
      <span className={classes.sum}>
        <span className={bare ? 'visually-hidden' : classes.currency}>US$</span>
        {dollarsOf(cents)}
      </span>
    </span>
  )
}
