import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type Conflict, keepMine, keepTheirs } from '#device/outbox/unsent.ts'
import { useUserId } from '../../session/session.ts'
import { useWords } from '../../language/use-words.ts'
import { comparedFactsOf } from '../../terms/archive-facts.ts'
import { ComparedTable } from '../../ui/compared-table.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './sync-sheet.module.css'

/** An edit that was made on an old version: both stand side by side, and neither is taken by itself. */
export function ConflictItem({ conflict }: { conflict: Conflict }) {
  const { t } = useLingui()
  const words = useWords()
  const userId = useUserId()
  const { mine, theirs } = conflict

  async function choose(keep: typeof keepMine, said: string) {
    await keep(userId, conflict.id)
    toast(said)
  }
  return (
    <>
      <h3 className={classes.title}>{t`「${theirs.user_name}」在别处也改过`}</h3>
      <ComparedTable rows={comparedFactsOf(mine, theirs, words)} mine={t`你在这里改的`} theirs={t`现在存着的`} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void choose(keepTheirs, t`已保留现在存着的`)}>{t`保留存着的`}</Button>
        <Button variant="default" onClick={() => void choose(keepMine, t`已改用你的，正在同步`)}>{t`改用我的`}</Button>
      </div>
    </>
  )
}
