import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getSession } from '#device/session/session.ts'
import { countLocalTurns, countUnsyncedItems } from '#device/outbox/unsent.ts'
import { browserStorage } from '../../browser/storage.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { showToast } from '../../ui/toast.ts'
import classes from './log-out.module.css'

/** Log-out button as the last row of a list. */
export function LogOutButton() {
  const { t } = useLingui()
  const logOut = useLogOut()
  return (
    <button type="button" className={classes.root} onClick={() => void logOut()}>
      {t`退出登录`}
    </button>
  )
}

/** Returns a function that asks for confirmation, warns about unsent data, logs out, deletes the user's local data and opens `/`. */
export function useLogOut() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queries = useQueryClient()

  return async () => {
    const session = await getSession()
    const unsent = session ? await countUnsyncedItems(session.user_id) : 0
    const locals = session ? await countLocalTurns(session.user_id) : 0
    const consequence =
      unsent > 0
        ? plural(unsent, { other: '还有 # 项改动没有送到服务器，退出后找不回来。' })
        : t`本机上的档案与运势会删除，账户里的都在，再登录就回来。`
    const alone = plural(locals, { other: '有 # 个问答只存在本机，退出后一起删除。' })
    const sure = await confirm({
      title: t`退出登录？`,
      consequence: locals > 0 ? t`${consequence}${alone}` : consequence,
      action: t`退出登录`,
      tone: unsent + locals > 0 ? 'seal' : 'brand',
    })
    if (!sure) return
    const { logOutAndNotify: leave } = await import('../../session/pending-logouts.ts')
    const leaving = leave()
    browserStorage.setToken(null)
    queries.clear()
    await leaving
    await navigate({ to: '/', replace: true })
    showToast(t`已退出登录`)
  }
}
