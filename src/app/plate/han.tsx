import { useWords } from '../language/use-words.ts'
import { writings } from '../language/writing.ts'

/** Chinese characters as marks: named as Chinese to a screen reader inside an English page. */
export function Han({ children, className }: { children: string; className?: string | undefined }) {
  const { locale } = useWords()
  return (
    <span className={className} lang={writings[locale].hanTag}>
      {children}
    </span>
  )
}
