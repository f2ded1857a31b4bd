import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { keepMine, keepTheirs } from '#device/outbox/decide.ts'
import type { AnyConflict } from '#device/outbox/kinds.ts'
import { useUserId } from '../../session/session.ts'
import { useWords, type Words } from '../../language/use-words.ts'
import { comparedFactsOf } from '../../terms/archive-facts.ts'
import { editsLeftSentence } from '../../terms/edits-left.ts'
import { type ComparedRow, ComparedTable } from '../../ui/compared-table.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './sync-sheet.module.css'

interface Compared {
  readonly name: string
  readonly rows: readonly ComparedRow[]
  /** How many changes it may still have; null when they are not counted. */
  readonly changesLeft: number | null
}

/** What the subject is called and how both sides differ, by the kind of the change. */
const comparisons: { readonly [C in AnyConflict as C['kind']]: (conflict: C, words: Words) => Compared } = {
  updateArchive: ({ mine, theirs }, words) => ({
    name: theirs.user_name,
    rows: comparedFactsOf(mine, theirs, words),
    // A copy that an older version of the app has kept does not tell.
    changesLeft: theirs.edits_left ?? null,
  }),
}

/** A change that was made on an old version: both stand side by side, and neither is taken by itself. */
export function ConflictItem({ conflict }: { conflict: AnyConflict }) {
  const { t } = useLingui()
  const words = useWords()
  const userId = useUserId()
  const compared = comparisons[conflict.kind](conflict, words)
  const left = editsLeftSentence(compared.changesLeft)

  async function choose(keep: typeof keepMine, said: string) {
    await keep(userId, conflict.id)
    toast(said)
  }
  return (
    <>
      <h3 className={classes.title}>{t`“${compared.name}”在别处也改过`}</h3>
      <ComparedTable rows={compared.rows} mine={t`你在这里改的`} theirs={t`现在存着的`} />
      {left && <p className={classes.reason}>{words._(left)}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void choose(keepTheirs, t`已保留现在存着的`)}>{t`保留存着的`}</Button>
        {compared.changesLeft !== 0 && (
          <Button variant="default" onClick={() => void choose(keepMine, t`已改用你的，正在同步`)}>{t`改用我的`}</Button>
        )}
      </div>
    </>
  )
}
