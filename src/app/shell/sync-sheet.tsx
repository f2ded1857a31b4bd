import { useLingui } from '@lingui/react/macro'
import type { AnyConflict, AnyFailure, ChangeKindName } from '#device/outbox/kinds.ts'
import { Sheet } from '../ui/sheet.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { resolveWithMine, resolveWithTheirs, discardFailure, isRemovedArchiveFailure, retryFailure } from '#device/outbox/decide.ts'
import { useUserId } from '../session/session.ts'
import { useMessages, type Messages } from '../language/use-messages.ts'
import { compareArchiveFacts, getEditsLeftMessage } from '../terms/archive-facts.ts'
import { type ComparedRow, ComparedTable } from '../ui/compared-table.tsx'
import { resultCodes } from '#contract/codes.ts'
import { useErrorMessages } from '../errors/use-error-messages.ts'
import { useStoreErrorMessage } from '../errors/use-store-error-message.ts'
import { showToast } from '../ui/toast.ts'
import classes from './sync-sheet.module.css'

interface SyncSheetProps {
  opened: boolean
  onClose: () => void
  failures: readonly AnyFailure[]
  conflicts: readonly AnyConflict[]
}

/** Lists all conflicts and refused changes with their actions. */
export function SyncSheet({ opened, onClose, failures, conflicts }: SyncSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`等你决定的改动`}>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={classes.item}>
            <ConflictItem conflict={conflict} />
          </li>
        ))}
        {failures.map((failure) => (
          <li key={failure.id} className={classes.item}>
            <FailureItem failure={failure} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

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
function ConflictItem({ conflict }: { conflict: AnyConflict }) {
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

const refusals: Record<ChangeKindName, (name: string) => MessageDescriptor> = {
  addArchive: (name) => msg`没能添加“${name}”`,
  updateArchive: (name) => msg`没能修改“${name}”`,
  removeArchive: (name) => msg`没能删除“${name}”`,
  restoreArchive: (name) => msg`没能找回“${name}”`,
  markPinned: (name) => msg`没能置顶“${name}”`,
  openDay: (date) => msg`没能记下 ${date} 打开的今日`,
  bookMark: (name) => msg`没能记下“${name}”书中的批注`,
  lifeSave: (name) => msg`没能记下“${name}”的一件事`,
  lifeJudge: (name) => msg`没能记下对“${name}”书中一句的判断`,
  chatRename: (title) => msg`没能给对话“${title}”改名`,
  chatRemove: (title) => msg`没能删除对话“${title}”`,
  chatRestore: (title) => msg`没能找回对话“${title}”`,
  chatRate: (question) => msg`没能记下对“${question}”的评价`,
  imageRemove: (name) => msg`没能删除“${name}”的一张图`,
  imageAvatar: (name) => msg`没能更换“${name}”的头像`,
  config: () => msg`没能保存设置`,
}

/** A change that the server refused, with the reason. Buttons to discard it and, where that can help, to retry. */
function FailureItem({ failure }: { failure: AnyFailure }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const messages = useErrorMessages()
  const userId = useUserId()
  const { id, intent, code, fields, name } = failure
  const decide = useSyncDecision()
  return (
    <>
      <h3 className={classes.title}>{_(refusals[intent.kind](name))}</h3>
      <p className={classes.reason}>{messages.ofCode(code)}</p>
      {fields.map((field) => (
        <p key={field.field} className={classes.reason}>
          {messages.ofField(field)}
        </p>
      ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void decide(() => discardFailure(userId, id), msg`已丢弃这项改动`)}>{t`丢弃`}</Button>
        {code !== resultCodes.archiveEditSpent.code && (
          <Button variant="default" onClick={() => void decide(() => retryFailure(userId, id))}>
            {isRemovedArchiveFailure(failure) ? t`找回并保存` : t`再试一次`}
          </Button>
        )}
      </div>
    </>
  )
}

/** Returns a function that runs the user's decision about a change and shows the result in a toast. */
function useSyncDecision() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const getErrorMessage = useStoreErrorMessage()
  return async (decide: () => Promise<void>, done?: MessageDescriptor) => {
    try {
      await decide()
      if (done) showToast(_(done))
    } catch (error) {
      reportError(error)
      showToast(getErrorMessage(error, t`保存失败`))
    }
  }
}
