import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useShare } from '../../../ui/use-share.ts'
import classes from './safety-answer-text.module.css'
import { splitPhoneNumbers, findSendableSentence } from './phone-numbers.ts'

/** Text of a safety answer, with phone numbers as `tel:` links. */
export function SafetyAnswerText({ text }: { text: string }) {
  const { t } = useLingui()
  return splitPhoneNumbers(text).map(({ text: number, digits }, at) =>
    digits === '' ? (
      number
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have a fixed order
      <a key={at} href={`tel:${digits}`} aria-label={t`拨打 ${number}`} className={classes.number}>
        {number}
      </a>
    ),
  )
}

/** Button that copies the ready-made message of a safety answer; null if the text has none. */
export function CopySentenceButton({ text }: { text: string }) {
  const { t } = useLingui()
  const { copy } = useShare()
  const sentence = findSendableSentence(text)
  if (sentence === undefined) return null
  return (
    <button type="button" className={classes.copy} onClick={() => void copy(sentence)}>
      <Copy size={20} weight="light" aria-hidden />
      {t`复制这一句`}
    </button>
  )
}
