import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { GlossaryLink } from './glossary-link.tsx'
import classes from './term-foot.module.css'

/** Footer of a glossary entry: a button back to the previous entry (`before`: its name), and a link to the full glossary. */
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
