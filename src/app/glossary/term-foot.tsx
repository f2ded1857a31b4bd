import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { Link } from '@tanstack/react-router'
import classes from './term-foot.module.css'

/** Below an entry over a page: back to the one before it, on to all of them. */
export function TermFoot({ before, onBack }: { before: string | undefined; onBack: () => void }) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      {before !== undefined && (
        <button type="button" onClick={onBack}>
          <ArrowLeft size={16} />
          {before}
        </button>
      )}
      <Link to="/glossary">{t`全部术语`}</Link>
    </div>
  )
}
