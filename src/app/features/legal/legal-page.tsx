import { Suspense, use } from 'react'
import { useMessages } from '../../language/use-messages.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { usePageTitle } from '../../ui/use-page-metadata.ts'
import { LegalBody } from './legal-body.tsx'
import { loadLegalText, type LegalKind } from './legal-texts.ts'
import classes from './legal-page.module.css'

/** An agreement as a page that can be read before the login. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const back = useBack('/login')
  return (
    <div className={classes.root}>
      <TopBar back={back}>
        <LanguageSwitch />
      </TopBar>
      <Suspense>
        <Text kind={kind} />
      </Suspense>
    </div>
  )
}

function Text({ kind }: { kind: LegalKind }) {
  const { locale } = useMessages()
  const { title } = use(loadLegalText(kind, locale))
  usePageTitle(title)
  return (
    <main className={classes.text}>
      <h1>{title}</h1>
      <hr className="rule-ww" />
      <LegalBody kind={kind} />
    </main>
  )
}
