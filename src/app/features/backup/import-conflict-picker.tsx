import { useLingui } from '@lingui/react/macro'
import type { ImportChoice, ImportEntry } from '#device/archives/archives-merge.ts'
import { useMessages } from '../../language/use-messages.ts'
import { compareArchiveFacts, getEditsLeftMessage } from '../../terms/archive-facts.ts'
import { ComparedTable } from '../../ui/compared-table.tsx'
import classes from './import.module.css'

interface ConflictChoiceProps {
  entry: Extract<ImportEntry, { kind: 'conflicting' }>
  choice: ImportChoice
  onChoose: (choice: ImportChoice) => void
}

/** Compares a local archive with its differing version in the file; the user chooses one or both. */
export function ImportConflictPicker({ entry: { mine, theirs }, choice, onChoose }: ConflictChoiceProps) {
  const { t } = useLingui()
  const messages = useMessages()
  const choices: Record<ImportChoice, string> = { mine: t`保留我的`, theirs: t`改用文件的`, both: t`两份都留` }
  const left = getEditsLeftMessage(mine.edits_left)
  const open = (Object.keys(choices) as ImportChoice[]).filter((value) => value !== 'theirs' || mine.edits_left !== 0)
  return (
    <fieldset className={classes.conflict}>
      <legend className={classes.name}>{mine.user_name}</legend>
      <ComparedTable rows={compareArchiveFacts(mine, theirs, messages)} mine={t`现在的`} theirs={t`文件里的`} />
      {left && <p className={classes.left}>{messages._(left)}</p>}
      <div className={classes.choices}>
        {open.map((value) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              className="visually-hidden"
              name={theirs.archive_id}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
