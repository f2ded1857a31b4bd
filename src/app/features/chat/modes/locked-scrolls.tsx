import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TiedScroll } from '../../../art/tied-scroll.tsx'
import { toast } from '../../../ui/toast.ts'
import classes from './locked-scrolls.module.css'

/** Three characters that are not available yet; a tap shakes the scroll's cord and says that its character is not available. */
export function LockedScrolls() {
  const { t } = useLingui()
  const [shaken, setShaken] = useState<number>()
  const names = [t`神秘人 · 其一`, t`神秘人 · 其二`, t`神秘人 · 其三`]
  function shake(at: number) {
    setShaken(at)
    toast(t`尚未开放`)
  }
  return (
    <ul className={classes.root} aria-label={t`尚未开放`}>
      {names.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            className={classes.roll}
            data-shaken={shaken === at || undefined}
            aria-label={t`${name}，尚未开放`}
            onAnimationEnd={() => setShaken(undefined)}
            onClick={() => shake(at)}
          >
            <TiedScroll className={classes.picture} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
