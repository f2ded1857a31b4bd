import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'

/** Chinese characters with a `lang` attribute, for glyphs and screen readers on English pages. */
export function Han({ children, className }: { children: string; className?: string | undefined }) {
  const { locale } = useMessages()
  return (
    <span className={className} lang={writingSystems[locale].hanTag}>
      {children}
    </span>
  )
}
