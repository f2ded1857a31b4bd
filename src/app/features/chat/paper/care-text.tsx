import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useShare } from '../../../ui/use-share.ts'
import classes from './care-text.module.css'
import { phonePartsOf, readySentenceOf } from './phone-parts.ts'

/** What a caring answer says: its numbers are called by a tap, and the sentence that may be sent as it is is copied by one. */
export function CareText({ text }: { text: string }) {
  const { t } = useLingui()
  return phonePartsOf(text).map(({ text: number, digits }, at) =>
    digits === '' ? (
      number
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
      <a key={at} href={`tel:${digits}`} aria-label={t`拨打 ${number}`} className={classes.number}>
        {number}
      </a>
    ),
  )
}

/** Copies the sentence that a caring text offers; nothing where it offers none. */
export function CopySentence({ text }: { text: string }) {
  const { t } = useLingui()
  const { copy } = useShare()
  const sentence = readySentenceOf(text)
  if (sentence === undefined) return null
  return (
    <button type="button" className={classes.copy} onClick={() => void copy(sentence)}>
      <Copy size={20} weight="light" aria-hidden />
      {t`复制这一句`}
    </button>
  )
}
