import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ExportMedia } from '#device/account/export.ts'
import { generatePassphrase } from '#device/backup/generate-passphrase.ts'
import { PassphraseField } from './passphrase-field.tsx'
import { PassphraseOwner } from './passphrase-owner.tsx'
import { useExport } from './use-export.ts'
import { usePassphraseStrength } from './use-strength.ts'
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
      <PassphraseOwner />
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
