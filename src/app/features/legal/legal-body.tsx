import { use } from 'react'
import { Trans } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { useMessages } from '../../language/use-messages.ts'
import { siteSettings } from '../../browser/site.ts'
import { loadLegalText, type LegalKind } from './legal-texts.ts'
import classes from './legal-body.module.css'

/** Effective dates of the texts. */
const EFFECTIVE: Record<LegalKind, string> = { privacy: '2026-11-30', service: '2026-11-28' }

/** Text of an agreement, without its title. Suspends until the text is loaded. */
export function LegalBody({ kind }: { kind: LegalKind }) {
  const { locale } = useMessages()
  const { lead, sections } = use(loadLegalText(kind, locale))
  const day = EFFECTIVE[kind]
  const date = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <div className={classes.root}>
      <p className={classes.date}>
        <Trans>
          自<time dateTime={day}>{date}</time>起生效
        </Trans>
      </p>
      <p className={classes.lead}>{lead}</p>
      {sections.map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) => (typeof part === 'string' ? <Paragraph key={part} text={part} /> : <List key={part[0]} items={part} />))}
        </section>
      ))}
    </div>
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

/** A paragraph; `{contact}` becomes the operator's address. */
function Paragraph({ text }: { text: string }) {
  const [before, after] = text.split('{contact}')
  return (
    <p>
      {before}
      {after !== undefined && (
        <>
          <a href={`mailto:${siteSettings.supportEmail}`}>{siteSettings.supportEmail}</a>
          {after}
        </>
      )}
    </p>
  )
}
