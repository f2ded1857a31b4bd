import { useLingui } from '@lingui/react/macro'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import classes from './unlocked-view.module.css'

/** Confirmation page after unlocking, with the stamp animation. */
export function UnlockedView({ archiveId }: { archiveId: string }) {
  const { t } = useLingui()
  useHideBottomBar()
  return (
    <section className={classes.root}>
      <div className={classes.middle}>
        <Stamp>{t({ message: '启', context: 'stamp' })}</Stamp>
        <h1 className={classes.title} aria-live="polite">{t`全书已启`}</h1>
        <p className={classes.detail}>{t`十卡都可以读了。`}</p>
      </div>
      <ButtonLink to="/archive/index" search={{ archiveId }} replace>{t`翻开命书`}</ButtonLink>
    </section>
  )
}
