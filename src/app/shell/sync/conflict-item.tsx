import type { MessageDescriptor } from '@lingui/core'
import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { resolveWithMine, resolveWithTheirs } from '#device/outbox/decide.ts'
import type { AnyConflict } from '#device/outbox/kinds.ts'
import { useUserId } from '../../session/session.ts'
import { useMessages, type Messages } from '../../language/use-messages.ts'
import { compareArchiveFacts } from '../../terms/archive-facts.ts'
import { getEditsLeftMessage } from '../../terms/edits-left.ts'
import { type ComparedRow, ComparedTable } from '../../ui/compared-table.tsx'
import classes from './sync-sheet.module.css'
import { useSyncDecision } from './use-decision.ts'

interface Comparison {
  readonly title: MessageDescriptor
  readonly rows: readonly ComparedRow[]
  /** Heading of this device's column. */
  readonly mine: MessageDescriptor
  readonly keepMine: { readonly action: MessageDescriptor; readonly done: MessageDescriptor }
  /** Number of edits that the archive still allows; null without a limit. */
  readonly changesLeft: number | null
}

/** Builds the comparison of this device's and the server's version, for each kind of change. */
const comparisons: { readonly [C in AnyConflict as C['kind']]: (conflict: C, messages: Messages) => Comparison } = {
  updateArchive: ({ mine, theirs }, messages) => ({
    title: msg`“${theirs.user_name}”在别处也改过`,
    rows: compareArchiveFacts(mine, theirs, messages),
    mine: msg`你在这里改的`,
    keepMine: { action: msg`改用我的`, done: msg`已改用你的，正在同步` },
    // Missing in conflicts stored by an older version of the app.
    changesLeft: theirs.edits_left ?? null,
  }),
  removeArchive: ({ base, theirs }, messages) => ({
    title: msg`你删除“${theirs.user_name}”时，别处已改过它`,
    rows: compareArchiveFacts(base ?? theirs, theirs, messages),
    mine: msg`你删除的`,
    keepMine: { action: msg`删除`, done: msg`删除成功` },
    changesLeft: null,
  }),
}

/** A conflict: shows this device's and the server's version; the user chooses one. */
export function ConflictItem({ conflict }: { conflict: AnyConflict }) {
  const messages = useMessages()
  const { _ } = messages
  const userId = useUserId()
  const decide = useSyncDecision()
  // Cast: `comparisons` covers all kinds, but TypeScript cannot relate the key to the argument.
  const compared = comparisons[conflict.kind](conflict as never, messages)
  const left = getEditsLeftMessage(compared.changesLeft)
  return (
    <>
      <h3 className={classes.title}>{_(compared.title)}</h3>
      <ComparedTable rows={compared.rows} mine={_(compared.mine)} theirs={_(msg`现在存着的`)} />
      {left && <p className={classes.reason}>{_(left)}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void decide(() => resolveWithTheirs(userId, conflict.id), msg`已保留现在存着的`)}>
          {_(msg`保留存着的`)}
        </Button>
        {compared.changesLeft !== 0 && (
          <Button variant="default" onClick={() => void decide(() => resolveWithMine(userId, conflict.id), compared.keepMine.done)}>
            {_(compared.keepMine.action)}
          </Button>
        )}
      </div>
    </>
  )
}
