import type { MessageDescriptor } from '@lingui/core'
import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { codes } from '#contract/codes.ts'
import { discardFailure, isArchiveRemoved, retryFailure } from '#device/outbox/decide.ts'
import type { AnyFailure, KindName } from '#device/outbox/kinds.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { useUserId } from '../../session/session.ts'
import classes from './sync-sheet.module.css'
import { useSyncDecision } from './use-decision.ts'

const refusals: Record<KindName, (name: string) => MessageDescriptor> = {
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
export function FailureItem({ failure }: { failure: AnyFailure }) {
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
        {code !== codes.archiveEditSpent.code && (
          <Button variant="default" onClick={() => void decide(() => retryFailure(userId, id))}>
            {isArchiveRemoved(failure) ? t`找回并保存` : t`再试一次`}
          </Button>
        )}
      </div>
    </>
  )
}
