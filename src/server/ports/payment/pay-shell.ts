import { languageTags, type Locale } from '#contract/locale.ts'
import { escaped } from '../../setup/escaped.ts'
import { PAY_STYLE } from './pay-style.ts'

interface Shell {
  readonly locale: Locale
  readonly title: string
  /** HTML. */
  readonly body: string
}

/** What every page about paying stands in that is served here. No script; `nonce` is that of its style. */
export function payShell({ locale, title, body }: Shell, nonce: string): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style nonce="${nonce}">${PAY_STYLE}</style></head>
<body>${body}</body></html>
`
}
