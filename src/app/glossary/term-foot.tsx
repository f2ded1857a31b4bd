import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { GlossaryLink } from './glossary-link.tsx'
import classes from './term-foot.module.css'

/** Below an entry over a page: back to what was there before it, on to all entries. */
export function TermFoot({ before, onBack }: { before: string | undefined; onBack: () => void }) {
  return (
    <div className={classes.root}>
      {before !== undefined && (
        <button type="button" onClick={onBack}>
          <ArrowLeft data-forward="" size={16} />
          {before}
        </button>
      )}
      <GlossaryLink />
    </div>
  )
}
