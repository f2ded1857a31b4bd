import { useLingui } from '@lingui/react/macro'
import type { ShownState } from '../shown-turn.ts'
import classes from './answer-state.module.css'

/** What is to be said of an answer that is not simply there. */
export function AnswerState({ state, hasPieces }: { state: ShownState; hasPieces: boolean }) {
  const { t } = useLingui()
  if (state === 'asking' || (state === 'writing' && !hasPieces)) {
    return (
      <p className={classes.waiting}>
        <span className="visually-hidden">{t`正在写`}</span>
        <i />
        <i />
        <i />
      </p>
    )
  }
  const words: Partial<Record<ShownState, string>> = {
    stopped: t`写到这里，按你的意思停下了。`,
    failed: t`这一答没有写成，用掉的次数已经退回。`,
    free: t`这一问不计次数。`,
  }
  return words[state] ? <p className={classes.said}>{words[state]}</p> : null
}
