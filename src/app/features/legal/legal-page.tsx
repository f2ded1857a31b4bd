import { Suspense, use } from 'react'
import { Trans } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { useWords } from '../../language/use-words.ts'
import { site } from '../../browser/site.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { legalTextOf, type LegalKind } from './legal-texts.ts'
import classes from './legal-page.module.css'

/** From this day on the texts hold. */
const EFFECTIVE = '2026-11-20'

/** An agreement, set to be read. */
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
  const { locale } = useWords()
  const { title, lead, sections } = use(legalTextOf(kind, locale))
  usePageTitle(title)
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(EFFECTIVE))
  return (
    <main className={classes.text}>
      <h1>{title}</h1>
      <p className={classes.date}>
        <Trans>
          自<time dateTime={EFFECTIVE}>{date}</time>起生效
        </Trans>
      </p>
      <hr className="rule-ww" />
      <p className={classes.lead}>{lead}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) => (typeof part === 'string' ? <Paragraph key={part} text={part} /> : <List key={part[0]} items={part} />))}
        </section>
      ))}
    </main>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** A paragraph, with the operator's address where the text names it. */
function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split('{contact}')
  return (
    <p>
      {before}
      {after !== undefined && (
        <>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          {after}
        </>
      )}
    </p>
  )
}
