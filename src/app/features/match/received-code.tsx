import { useLingui } from '@lingui/react/macro'
import { SectionTitle } from '../../ui/section-title.tsx'
import { CodeField } from './code-field.tsx'
import classes from './received-code.module.css'

/** Two charts that somebody else has passed on, by their code or link. */
export function ReceivedCode({ onRead }: { onRead: (fragment: string) => void }) {
  const { t } = useLingui()
  return (
    <section className={classes.root}>
      <SectionTitle>{t`有人发来短码`}</SectionTitle>
      <CodeField onRead={onRead} />
    </section>
  )
}
