import { languageTags, type Locale } from '#contract/locale.ts'
import { escapeHtml } from '../../setup/escape-html.ts'
import { PAY_STYLE } from './pay-style.ts'

interface Shell {
  readonly locale: Locale
  readonly title: string
  /** Content of the page as HTML. */
  readonly body: string
}

/** Renders the frame of all locally served payment pages. `nonce` allows its style; scripts are not allowed. */
export function renderPayShell({ locale, title, body }: Shell, nonce: string): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${PAY_STYLE}</style></head>
<body>${body}</body></html>
`
}
