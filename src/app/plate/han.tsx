import { useMessages } from '../language/use-messages.ts'
import { writings } from '../language/writing.ts'

/** Chinese characters as marks: named as Chinese to a screen reader inside an English page. */
export function Han({ children, className }: { children: string; className?: string | undefined }) {
  const { locale } = useMessages()
  return (
    <span className={className} lang={writings[locale].hanTag}>
      {children}
    </span>
  )
}
