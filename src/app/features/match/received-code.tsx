import { useLingui } from '@lingui/react/macro'
import { SectionTitle } from '../../ui/section-title.tsx'
import { CodeField } from './code-field.tsx'
import classes from './received-code.module.css'

/** Form for a code or link received from somebody else. */
export function ReceivedCode({ onRead }: { onRead: (fragment: string) => void }) {
  const { t } = useLingui()
  return (
    <section className={classes.root}>
      <SectionTitle>{t`有人发来短码`}</SectionTitle>
      <CodeField onRead={onRead} />
    </section>
  )
}
