import { languageTags, type Locale } from '#contract/locale.ts'
import { escapeHtml } from '../../setup/escape-html.ts'
import type { Mail } from './mail.ts'

/** Content of a mail, before it is laid out as text and HTML. */
export interface MailContent {
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly lead: string
  /** Verification code, shown large on its own line. */
  readonly code?: string
  /** Facts, one per line. */
  readonly facts?: readonly string[]
  /** Link with the text before it. */
  readonly link?: { readonly lead: string; readonly label: string; readonly url: string }
  readonly limit?: string
  /** Text on what to do if the recipient did not request the mail. */
  readonly ignore?: string
}

const brands: Readonly<Record<Locale, string>> = { zh_CN: '命书', zh_TW: '命書', en_US: 'Mingshu' }

// Style sheet for dark mode. All other styles are inline, as mail clients support little more.
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#151615!important}
.sheet{background:#1d1e1d!important;border-color:#333431!important}
.ink1{color:#ece7dc!important}
.ink2{color:#c6c1b6!important}
.ink3{color:#a5a197!important}
.seal{color:#e58172!important}
}`

const FONT = "'PingFang SC','PingFang TC','Microsoft YaHei','Microsoft JhengHei',Helvetica,Arial,sans-serif"

function htmlOf({ locale, subject, lead, code, facts = [], link, limit, ignore }: MailContent): string {
  const line = (className: string, style: string, text: string): string =>
    `<p class="${className}" style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const button = ({ label, url }: NonNullable<MailContent['link']>): string =>
    `<p style="margin:0 0 16px"><a class="seal" style="display:inline-block;padding:10px 20px;border:1px solid;border-radius:2px;color:#a93328;text-decoration:none" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
  return `<!doctype html>
<html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f5f2eb">
<div class="paper" style="padding:32px 16px;background:#f5f2eb;font:16px/1.7 ${FONT}">
<div class="sheet" style="max-width:448px;margin:0 auto;padding:32px;background:#fcfaf5;border:1px solid #ddd8cc;border-radius:2px">
${line('seal', 'color:#a93328;font-size:18px;font-weight:600;letter-spacing:2px', brands[locale])}
${line('ink1', 'color:#1f2123', lead)}
${code === undefined ? '' : line('ink1', 'color:#1f2123;font-size:32px;line-height:1.4;font-weight:600;letter-spacing:8px', code)}
${facts.map((fact) => line('ink1', 'margin:0 0 8px;color:#1f2123', fact)).join('\n')}
${link ? `${line('ink2', 'color:#46494b', link.lead)}\n${button(link)}` : ''}
${limit === undefined ? '' : line('ink2', 'color:#46494b', limit)}
${ignore === undefined ? '' : line('ink3', 'margin:0;color:#62635e;font-size:14px', ignore)}
</div></div></body></html>
`
}

function textOf({ locale, lead, code, facts, link, limit, ignore }: MailContent): string {
  const parts = [lead, code && `    ${code}`, facts?.join('\n'), link?.lead, link?.url, limit, ignore, brands[locale]]
  return parts.filter((part) => part !== undefined).join('\n\n') + '\n'
}

/** Creates a mail as text and HTML, without images or external resources, for light and dark mode. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, code } = content
  return { to, subject, ...(code !== undefined && { code }), text: textOf(content), html: htmlOf(content) }
}
