import { useLingui } from '@lingui/react/macro'

/** Chinese characters as marks: named as Chinese to a screen reader inside an English page. */
export function Han({ children, className }: { children: string; className?: string | undefined }) {
  const { i18n } = useLingui()
  return (
    <span className={className} lang={i18n.locale === 'en_US' ? 'zh-CN' : undefined}>
      {children}
    </span>
  )
}
