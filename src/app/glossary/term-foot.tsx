import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { GlossaryLink } from './glossary-link.tsx'
import classes from './term-foot.module.css'

/** Footer of an entry: back to the previous entry, and a link to the full glossary. */
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
