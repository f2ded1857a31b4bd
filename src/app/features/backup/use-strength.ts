import { useLingui } from '@lingui/react/macro'
import { PASSPHRASE_MIN, estimatePassphraseStrength, type PassphraseStrength } from '#device/backup/passphrase-strength.ts'

/** Returns the passphrase's strength, estimated from its length, and a sentence that explains it. */
export function usePassphraseStrength(passphrase: string): { strength: PassphraseStrength; sentence: string } {
  const { t } = useLingui()
  const sentences: Record<PassphraseStrength, string> = {
    short: t`至少 ${PASSPHRASE_MIN} 个字。`,
    weak: t`偏弱：一台好电脑，一个月内就能试完。再长些，或换几个不相干的词。`,
    fair: t`尚可：一台电脑要试上几年，许多台一起就快得多。名字、生日、现成的句子不按长短算，会先被猜到。`,
    strong: t`够长：靠硬试打不开。名字、生日、现成的句子不按长短算，会先被猜到。`,
  }
  const strength = estimatePassphraseStrength(passphrase)
  return { strength, sentence: sentences[strength] }
}
