import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ExportMedia } from '#device/account/export.ts'
import { generatePassphrase } from '#device/backup/generate-passphrase.ts'
import { MIN_PASSPHRASE_LENGTH, estimatePassphraseStrength, type PassphraseStrength } from '#device/backup/passphrase-strength.ts'
import { PassphraseField, PassphraseUsernameField } from './passphrase-field.tsx'
import { useExport } from './export-all.tsx'
import classes from './lock-form.module.css'

/** Form in which the user types the passphrase of an export twice. */
export function ExportPassphraseForm({ media, onDone }: { media: ExportMedia; onDone: () => void }) {
  const { t } = useLingui()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const { run, isBusy } = useExport(onDone)
  const [passphrase, setPassphrase] = useState('')
  const { strength, sentence } = usePassphraseStrength(passphrase)
  const [again, setAgain] = useState('')
  const [isShown, setShown] = useState(false)
  const [error, setError] = useState<'short' | 'differs'>()
  const type = (write: (typed: string) => void) => (typed: string) => {
    write(typed)
    setError(undefined)
  }
  const generate = () => {
    const made = generatePassphrase()
    setPassphrase(made)
    setAgain(made)
    // Shows the generated passphrase, so that the user can write it down.
    setShown(true)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = strength === 'short' ? 'short' : again !== passphrase ? 'differs' : undefined
    setError(wrong)
    if (wrong === undefined) run({ passphrase, media })
    else (wrong === 'short' ? first : second).current?.focus()
  }
  return (
    <form className={classes.root} onSubmit={submit} noValidate>
      <p
        className={classes.warning}
      >{t`口令只在你手里，我们没有，也找不回。忘了它，这个文件谁也打不开。先把口令记在别处，或存进密码管理器。`}</p>
      <PassphraseUsernameField />
      <PassphraseField
        ref={first}
        label={t`口令`}
        autoComplete="new-password"
        value={passphrase}
        isShown={isShown}
        hint={{ text: sentence, warns: strength === 'weak' }}
        error={error === 'short' && t`口令太短`}
        onType={type(setPassphrase)}
      />
      <PassphraseField
        ref={second}
        label={t`再写一遍`}
        autoComplete="new-password"
        value={again}
        isShown={isShown}
        error={error === 'differs' && t`两遍写得不一样`}
        onType={type(setAgain)}
      />
      <div className={classes.between}>
        <Checkbox label={t`显示口令`} checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
        <Button variant="default" onClick={generate}>{t`随机出一个`}</Button>
      </div>
      <Button type="submit" fullWidth loading={isBusy}>{t`锁上并导出`}</Button>
    </form>
  )
}

/** Returns the passphrase's strength, estimated from its length, and a sentence that explains it. */
function usePassphraseStrength(passphrase: string): { strength: PassphraseStrength; sentence: string } {
  const { t } = useLingui()
  const sentences: Record<PassphraseStrength, string> = {
    short: t`至少 ${MIN_PASSPHRASE_LENGTH} 个字。`,
    weak: t`偏弱：一台好电脑，一个月内就能试完。再长些，或换几个不相干的词。`,
    fair: t`尚可：一台电脑要试上几年，许多台一起就快得多。名字、生日、现成的句子不按长短算，会先被猜到。`,
    strong: t`够长：靠硬试打不开。名字、生日、现成的句子不按长短算，会先被猜到。`,
  }
  const strength = estimatePassphraseStrength(passphrase)
  return { strength, sentence: sentences[strength] }
}
