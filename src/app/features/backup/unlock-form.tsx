import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IMPORT_MAX_BYTES } from '#device/archives/archives-import.ts'
import { type DecryptFault, decryptFile, type EncryptedFile } from '#device/backup/unlock-text.ts'
import { PassphraseField, PassphraseUsernameField } from './passphrase-field.tsx'
import { useImportErrorText } from './use-import-error-text.ts'
import classes from './lock-form.module.css'

interface UnlockFormProps {
  name: string
  locked: EncryptedFile
  /** Called with the decrypted content: JSON text or a zip. */
  onContent: (content: string | Blob) => Promise<void>
  /** Called if the file cannot be decrypted for a reason other than a wrong passphrase. */
  onFailure: (fault: DecryptFault) => void
  onOther: () => void
}

/** Passphrase form of an encrypted file; a wrong passphrase stays in the field for correction. */
export function ImportPassphraseForm({ name, locked, onContent, onFailure, onOther }: UnlockFormProps) {
  const { t } = useLingui()
  const getErrorText = useImportErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const open = async () => {
    setBusy(true)
    const content = await decryptFile(locked, passphrase, IMPORT_MAX_BYTES).finally(() => setBusy(false))
    if (typeof content === 'string' || content instanceof Blob) return onContent(content)
    if (content.trouble !== 'wrongPassphrase') return onFailure(content.trouble)
    setWrong(true)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && passphrase !== '') void open()
  }
  return (
    <form className={classes.root} onSubmit={submit} noValidate>
      <p className={classes.warning}>{t`“${name}”用口令锁着。口令只在本机上用，不会上传。`}</p>
      <PassphraseUsernameField />
      <PassphraseField
        ref={field}
        label={t`口令`}
        autoComplete="current-password"
        value={passphrase}
        isShown={isShown}
        error={isWrong && getErrorText({ kind: 'wrongPassphrase' })}
        onType={(typed) => {
          setPassphrase(typed)
          setWrong(false)
        }}
      />
      <Checkbox label={t`显示口令`} checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
      <Button type="submit" fullWidth loading={isBusy} disabled={passphrase === ''}>{t`打开`}</Button>
      <Button variant="default" fullWidth onClick={onOther}>{t`换一个文件`}</Button>
    </form>
  )
}
